/// Divides the room along a stack's axis among its views, or says why that is ambiguous.
///
/// Views keep their natural size; the one of the lowest hugging takes what is left over, the one of
/// the lowest resistance gives what is missing. UIKit breaks a tie by an order that nobody should
/// rely on, so a tie is a fault here.
struct RoomSharing {
  /// A view's claims.
  struct Part: Hashable {
    var natural: CGFloat
    /// The least size, from a constraint or zero.
    var minimum: CGFloat = 0
    /// Constrained to its size: it neither takes nor gives.
    var isFixed = false
    var hugging: Float = 250
    var resistance: Float = 750
  }

  /// Why the room cannot be divided.
  enum RoomError: Error, Hashable {
    /// Room is left over, and these parts hug equally.
    case equalHugging([Int])
    /// Room is missing, and these parts resist equally.
    case equalResistance([Int])
    /// No part can take or give this much.
    case nobodyGives(CGFloat)
  }

  var parts: [Part]

  /// The sum of the natural sizes.
  var natural: CGFloat { parts.reduce(0) { $0 + max($1.natural, $1.minimum) } }

  /// Divides the room; sizes are in the order of the parts.
  func sizes(in room: CGFloat) -> Result<[CGFloat], RoomError> {
    var sizes = parts.map { max($0.natural, $0.minimum) }
    let slack = room - natural
    if abs(slack) < 1.0 / 32 { return .success(sizes) }
    if slack > 0 {
      let open = parts.indices.filter { !parts[$0].isFixed }
      guard let least = open.map({ parts[$0].hugging }).min() else {
        return .failure(.nobodyGives(slack))
      }
      let takers = open.filter { parts[$0].hugging == least }
      guard let taker = takers.first, takers.count == 1 else {
        return .failure(.equalHugging(takers))
      }
      sizes[taker] += slack
      return .success(sizes)
    }
    return taken(-slack, from: sizes)
  }

  /// Takes what is missing from the least resistant part, then from the next.
  private func taken(_ missing: CGFloat, from start: [CGFloat]) -> Result<[CGFloat], RoomError> {
    var sizes = start
    var missing = missing
    var open = parts.indices.filter { !parts[$0].isFixed && sizes[$0] > parts[$0].minimum }
    while missing > 1.0 / 32 {
      guard let least = open.map({ parts[$0].resistance }).min() else {
        return .failure(.nobodyGives(-missing))
      }
      let givers = open.filter { parts[$0].resistance == least }
      guard let giver = givers.first, givers.count == 1 else {
        return .failure(.equalResistance(givers))
      }
      let gift = min(missing, sizes[giver] - parts[giver].minimum)
      sizes[giver] -= gift
      missing -= gift
      open.removeAll { $0 == giver }
    }
    return .success(sizes)
  }

  /// Divides the room equally.
  static func equalSizes(of count: Int, in room: CGFloat) -> [CGFloat] {
    Array(repeating: count == 0 ? 0 : max(0, room) / CGFloat(count), count: count)
  }
}
