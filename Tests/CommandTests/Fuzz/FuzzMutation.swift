import FoldoutTesting

/// Damage to valid requests.
extension FuzzSource {
  /// Pieces that have a meaning for some parser of requests.
  private static let pieces = [
    "%", "%0", "%00", "%zz", "%FF", "%C3", "%2F", "%2C", "&", "=", "&&", "~", "~original.",
    "~set.name=", "~null", "~blob.", "..", "/", "?",
    "#", ",", ";", "+", "\"", "\\", "\u{0}", "\u{FFFD}", "--xyz",
    "--xyz--", "\r\n\r\n", "n", "i:", "t:", "T:99:0:0", "r:zz", "b:%", "s:0", "name", "open=",
    "order=", "order=-hired", "&at=", "at=t:", "last=1", "all=note", "after=", "before=",
  ]

  /// One to four times flips a bit, removes or duplicates bytes, or inserts noise or a piece.
  mutating func mutate(_ bytes: inout [UInt8]) {
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let place = Int.random(in: 0...bytes.count, using: &random)
      let end = min(bytes.count, place + Int.random(in: 0...8, using: &random))
      switch Int.random(in: 0..<6, using: &random) {
      case 0 where place < bytes.count: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      case 1: bytes.removeSubrange(place..<end)
      case 2: bytes.insert(contentsOf: Array(bytes[place..<end]), at: place)
      case 3: bytes.insert(contentsOf: noise(3), at: place)
      default:
        let piece = FuzzSource.pieces.randomElement(using: &random) ?? ""
        bytes.insert(contentsOf: Array(piece.utf8), at: place)
      }
    }
  }

  /// Returns a request with a parsable head, and with damage to the head's values and the body.
  mutating func damaged() -> FuzzRequest {
    var request = next()
    (request.claim, request.isDamaged) = (nil, true)
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      var path = Array(request.path.utf8)
      mutate(&path)
      request.path = String(decoding: FuzzSource.line(path), as: UTF8.self)
    case 1:
      mutate(&request.query)
      request.query = FuzzSource.line(request.query)
    case 2 where !request.headers.isEmpty:
      let index = Int.random(in: 0..<request.headers.count, using: &random)
      mutate(&request.headers[index].value)
      request.headers[index].value = FuzzSource.line(request.headers[index].value)
    case 3:
      let names = [
        "Cookie", "Accept-Language", "Origin", "Sec-Fetch-Site", "Content-Type", "Range", "Expect",
        "If-None-Match", "Referer", "Accept", "Upgrade", "X-Forwarded-For",
      ]
      let name = names.randomElement(using: &random) ?? "X"
      request.headers.append((name, FuzzSource.line(noise(12))))
    default:
      if request.method == "POST" { mutate(&request.body) } else { mutate(&request.query) }
      request.query = FuzzSource.line(request.query)
    }
    return request
  }

  /// Returns bytes without a clear end of the request: damage anywhere, a part of a request, two at
  /// once, or no request at all.
  mutating func broken(port: Int) -> [UInt8] {
    var bytes = spoken().encoded(port: port)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: bytes.removeSubrange(Int.random(in: 0..<bytes.count, using: &random)...)
    case 1: bytes += spoken().encoded(port: port)
    case 2: bytes = noise(Int.random(in: 1...400, using: &random))
    default: mutate(&bytes)
    }
    return bytes
  }

  /// Returns a request that is not HEAD, so that the answer's head decides about its body.
  private mutating func spoken() -> FuzzRequest {
    var request = next()
    if request.method == "HEAD" { request.method = "GET" }
    if let add = request.add { forgetSent(like: add) }
    return request
  }

  /// Returns the bytes without blanks and control characters, which would end the line or its
  /// parts.
  private static func line(_ bytes: [UInt8]) -> [UInt8] {
    bytes.filter { $0 > 32 && $0 != 127 }
  }
}
