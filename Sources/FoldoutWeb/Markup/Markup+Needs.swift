/// Interpolations of the script's parts that markup needs: for the script in its attributes, and
/// for the page or the batch that it becomes a piece of in `Markup.needs`.
extension Markup.StringInterpolation {
  /// The attribute by which an element names the parts that it needs.
  mutating func appendInterpolation(needs parts: Assets.Part...) {
    name(parts)
    for part in parts { needs.insert(Assets.Parts(part)) }
  }

  /// The same for what an element leads to, such as a row to its drawer: the parts are fetched
  /// beforehand, and no page links styles for them.
  mutating func appendInterpolation(willNeed parts: Assets.Part...) { name(parts) }
  mutating func appendInterpolation(willNeed parts: [Assets.Part]) { name(parts) }

  private mutating func name(_ parts: [Assets.Part]) {
    let addresses = parts.map { Assets.served.address(of: $0) }
    appendInterpolation(" data-needs=\"\(addresses.joined(separator: " "))\"" as Markup)
  }
}
