import FoldoutForms
import Foundation
import HTTPTypes

extension EnvironmentChoices {
  /// Makes the choices for somebody who asks, and marks the chosen ones.
  ///
  /// A choice is known by its cookie from what came about by itself.
  init(_ ask: Ask, _ surroundings: Surroundings) {
    let cookies = Surroundings.cookies(ask.headers[.cookie])
    var bare = ask
    bare.query = .none
    bare.headers[.cookie] = nil
    let automatic = surroundings.environment(for: bare)
    let found = Surroundings.browserZone(cookies).flatMap { TimeZone(identifier: $0) }
    let chosen = Surroundings.chosenZone(cookies).flatMap { TimeZone(identifier: $0)?.identifier }
    self.init(
      chosenLanguage: cookies[PageParameter.lang.rawValue] ?? "", chosenZone: chosen ?? "",
      environment: surroundings.environment(for: ask), automaticLocale: automatic.locale,
      automaticZone: found ?? automatic.timeZone)
  }
}
