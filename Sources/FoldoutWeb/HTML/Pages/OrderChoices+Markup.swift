import FoldoutApp
import FoldoutForms
import FoldoutRecords
import FoldoutWords

extension OrderChoices {
  /// The maximum number of columns whose orders are all offered at once.
  private static let maxAtOnce = 6

  /// Returns a form to choose another order; empty if there is none.
  func chooser(at address: ListAddress) -> Markup {
    guard !offered.isEmpty else { return "" }
    let words = environment.words.lists
    var options: Markup = ""
    // All orders of a wide table would be half of its page.
    let isSorted = address.query.order.column.map(unindexedColumns.contains) == true
    let hasAll = offered.count <= OrderChoices.maxAtOnce || isSorted || address.offersAllOrders
    guard hasAll || !indexedColumns.isEmpty else {
      // Every order needs sorting, and there are many, so a link leads to them.
      return """
        <p class="settings"><a id="\(PageElement.order.id)" href="\(address.addressOfAllOrders)">\(words.order)…</a></p>
        """
    }
    for column in [nil] + (hasAll ? offered : indexedColumns).map(Optional.some) {
      let titles = titles(of: column)
      for isDescending in [false, true] {
        let order = RowOrder(column: column, isDescending: isDescending)
        options += """
          <option value="\(order.address)"\("selected", if: order == address.query.order)>\
          \(isDescending ? titles.down : titles.up)</option>
          """
      }
    }
    if !hasAll {
      options += """
        <option value="\(ListAddress.allOrders)">\(environment.words.finding.moreOrders)</option>
        """
    }
    let kept = address.hidden(but: "order")
    return """
      <form class="settings" action="\(address.path)">\(kept)<label for="\(PageElement.order.id)">\(words.order)</label>\
      <span class="pick"><select id="\(PageElement.order.id)" name="order" autocomplete="off"\(needs: .order)>\(options)</select></span>\
      <button class="nojs">\(environment.words.actions.apply)</button></form>
      """
  }
}
