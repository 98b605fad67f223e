extension Markup {
  /// The operations by which a batch asks for the parts, to stand before the markup's insertion.
  var needed: [Batch.Operation] {
    needs.all.map { .need(address: Assets.served.address(of: $0)) }
  }
}
