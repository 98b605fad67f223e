import FoldoutApp
import FoldoutScreens
import Foundation
import FoldoutForms
import FoldoutRecords
import FoldoutWords

/// The start page: the screens, or the file and its tables; and the choice of language and time
/// zone.
struct StartPage: Sendable {
  let title: String
  let size: Int64?
  /// The screens by title; a screen to come has no address.
  let screens: [(title: String, address: Address?)]
  let schema: Schema
  let choices: EnvironmentChoices
  /// True if all time zones are listed, which take more room than the rest of the page. Otherwise
  /// the script fetches them after the first view, and without script a link leads to them.
  let listsZones: Bool
  let environment: FormEnvironment
  /// The environment in the page's address, which links keep.
  let kept: KeptEnvironment
  private var words: Words { environment.words }

  var content: Markup {
    """
    <header id="\(PageElement.head.id)"><h1 dir="auto">\(title)</h1>\(facts)</header>\
    \(screens.isEmpty ? tables : systems)\(environmentForm)
    """
  }

  private var facts: Markup {
    var parts: [String] = []
    if let size {
      parts.append(size.formatted(.byteCount(style: .file).locale(environment.locale)))
    }
    if let reason = schema.readOnlyReason { parts.append(reason.sentence(words.start)) }
    return parts.isEmpty ? "" : "<p>\(parts.joined(separator: " · "))</p>"
  }

  /// The screens; a screen to come has no link.
  private var systems: Markup {
    let rows = screens.map { screen -> Markup in
      guard let address = screen.address else {
        return """
          <li class="item"><div class="row read-only"><span class="label"><bdi>\(screen.title)</bdi></span>\
          <span class="value">\(words.start.comesLater)</span></div></li>
          """
      }
      return link(to: address, screen.title)
    }
    return """
      <section><h2 id="\(PageElement.systems.id)">\(words.start.systems)</h2>\
      <ul class="group" role="list" aria-labelledby="\(PageElement.systems.id)">\(rows)</ul></section>
      """
  }

  private var tables: Markup {
    guard !schema.tables.isEmpty else {
      return """
        <section><h2 id="\(PageElement.tables.id)">\(words.start.tables)</h2>\
        <p class="note">\(words.start.noTables)</p></section>
        """
    }
    let rows = schema.tables.map { table in
      let title = ColumnLabel.text(for: table.name)
      return table.fault.map { unreadable(title, because: $0) }
        ?? link(to: .table(table.name), title)
    }
    return """
      <section><h2 id="\(PageElement.tables.id)">\(words.start.tables)</h2>\
      <ul class="group" role="list" aria-labelledby="\(PageElement.tables.id)">\(rows)</ul></section>
      """
  }

  private func link(to address: Address, _ title: String) -> Markup {
    """
    <li class="item"><a class="row" href="\(kept.added(to: address.path))"><span class="label">\
    <bdi>\(title)</bdi></span><span class="chevron" aria-hidden="true">›</span></a></li>
    """
  }

  /// A table that cannot be read: a link would only lead to the same reason.
  private func unreadable(_ title: String, because detail: String) -> Markup {
    """
    <li class="item"><div class="row read-only"><span class="label"><bdi>\(title)</bdi>\
    <bdi class="subtitle">\(words.start.unreadable(["detail": detail]))</bdi></span></div></li>
    """
  }

  /// The current environment, in a form that changes it.
  private var environmentForm: Markup {
    """
    <section><h2 id="\(PageElement.environment.id)">\(words.start.environment)</h2>\
    <form class="environment" method="post" action="\(Address.start.path)">\
    <ul class="group" role="list" aria-labelledby="\(PageElement.environment.id)">\
    <li class="item"><div class="row"><label class="label" for="\(PageElement.lang.id)">\(words.start.language)</label>\
    <select id="\(PageElement.lang.id)" name="\(PageParameter.lang.rawValue)">\(choices.languageOptions(automatic: automaticLanguage))</select>\
    </div></li>\
    <li class="item"><div class="row"><label class="label" for="\(PageElement.zone.id)">\(words.start.timeZone)</label>\
    <select id="\(PageElement.zone.id)" name="\(PageParameter.zone.rawValue)"\(needs: .zone)>\(choices.zoneOptions(automatic: automaticZone, all: listsZones))</select>\
    </div></li></ul>\(zones)<button class="big">\(words.actions.save)</button></form></section>
    """
  }

  private var zones: Markup {
    guard !listsZones else { return "" }
    return """
      <p class="nojs"><a id="\(PageElement.zones.id)" class="all" href="\(kept.added(to: "\(Address.start.path)?\(PageParameter.zones.rawValue)=all"))">\
      \(words.start.allZones)</a></p>
      """
  }

  // The text for "automatic" names the value in use, briefly and at the beginning, because a narrow
  // list cuts off the end.
  private var automaticLanguage: String {
    words.start.automatic([
      "used": choices.automaticLocale.ownShortName
    ])
  }

  private var automaticZone: String {
    words.start.automatic(["used": choices.automaticZone.displayName])
  }
}
