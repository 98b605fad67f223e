#if canImport(UIKit)
import FoldoutForms
import UIKit

/// The keyboard of a text and the help of the system while it is typed.
struct KeyboardTraits: Equatable {
  var keyboard = UIKeyboardType.default
  var content: UITextContentType?
  var capitalization = UITextAutocapitalizationType.sentences
  /// True for words of a language: they are corrected, and quotes and dashes become curly and long.
  var isProse = true
  var isSecure = false
  var returnKey = UIReturnKeyType.done

  /// The keyboard for a kind of value.
  ///
  /// The keyboards that show digits alone are not used: they have neither a minus sign nor the
  /// locale's digits, and nobody could type `-5`.
  init(_ kind: FieldKind, purpose: String? = nil, isTimeSpan: Bool = false) {
    switch kind {
    case .text, .longText, .flag, .several, .picture, .readOnly, .button: break
    case .secret:
      useCodes(on: .default, .newPassword)
      isSecure = true
    case .email: useCodes(on: .emailAddress, .emailAddress)
    case .phone: useCodes(on: .phonePad, .telephoneNumber)
    case .url: useCodes(on: .URL, .URL)
    case .wholeNumber, .decimal, .date, .time, .dateTime, .month:
      useCodes(on: .numbersAndPunctuation)
    }
    if isTimeSpan { useCodes(on: .numbersAndPunctuation) }
    guard let named = purpose.flatMap({ UITextContentType(purpose: $0) }) else { return }
    content = named
    if UITextContentType.names.contains(named) {
      capitalization = .words
      isProse = false
    } else if UITextContentType.codes.contains(named) {
      useCodes(on: keyboard, named)
    }
  }

  /// True for a text that is written from left to right in every language.
  var isLeftToRight: Bool {
    content.map { [.telephoneNumber, .emailAddress, .URL].contains($0) } ?? false
  }

  /// The keyboard for any text.
  private init() {}

  /// Sets a keyboard for texts that are no words.
  private mutating func useCodes(on keyboard: UIKeyboardType, _ content: UITextContentType? = nil) {
    self.keyboard = keyboard
    self.content = content
    capitalization = .none
    isProse = false
  }

  /// The keyboard for a text of no kind of its own, such as a search.
  static let search: KeyboardTraits = {
    var traits = KeyboardTraits()
    traits.useCodes(on: .default)
    traits.returnKey = .search
    return traits
  }()

  /// The keyboard for a number of a range that has no negative one.
  static let digits: KeyboardTraits = {
    var traits = KeyboardTraits()
    traits.useCodes(on: .numberPad)
    return traits
  }()
}

extension UITextField {
  /// Takes a keyboard over, with all that a field before may have changed.
  func take(_ traits: KeyboardTraits) {
    keyboardType = traits.keyboard
    textContentType = traits.content
    autocapitalizationType = traits.capitalization
    autocorrectionType = traits.isProse ? .default : .no
    spellCheckingType = traits.isProse ? .default : .no
    smartQuotesType = traits.isProse ? .default : .no
    smartDashesType = traits.isProse ? .default : .no
    smartInsertDeleteType = traits.isProse ? .default : .no
    returnKeyType = traits.returnKey
  }
}

extension UITextView {
  /// Takes a keyboard over, with all that a field before may have changed.
  func take(_ traits: KeyboardTraits) {
    keyboardType = traits.keyboard
    textContentType = traits.content
    autocapitalizationType = traits.capitalization
    autocorrectionType = traits.isProse ? .default : .no
    spellCheckingType = traits.isProse ? .default : .no
    smartQuotesType = traits.isProse ? .default : .no
    smartDashesType = traits.isProse ? .default : .no
    smartInsertDeleteType = traits.isProse ? .default : .no
  }
}

extension UITextContentType {
  /// The meaning that HTML's `autocomplete` calls by a token; `nil` for one without a match.
  ///
  /// A token may follow others that say whose address it is; the last one counts.
  fileprivate init?(purpose: String) {
    guard let token = purpose.split(separator: " ").last,
      let type = UITextContentType.byToken[token.lowercased()]
    else { return nil }
    self = type
  }

  private static let byToken: [String: UITextContentType] = [
    "name": .name, "honorific-prefix": .namePrefix, "given-name": .givenName,
    "additional-name": .middleName, "family-name": .familyName, "nickname": .nickname,
    "organization-title": .jobTitle, "organization": .organizationName,
    "street-address": .fullStreetAddress, "address-line1": .streetAddressLine1,
    "address-line2": .streetAddressLine2, "address-level2": .addressCity,
    "address-level1": .addressState, "postal-code": .postalCode, "country-name": .countryName,
    "tel": .telephoneNumber, "email": .emailAddress, "url": .URL, "cc-number": .creditCardNumber,
    "username": .username, "current-password": .password, "new-password": .newPassword,
    "one-time-code": .oneTimeCode, "bday": .birthdate,
  ]

  /// Proper names, of which each word begins with a capital.
  fileprivate static let names: Set<UITextContentType> = [
    .name, .givenName, .middleName, .familyName, .organizationName, .addressCity, .addressState,
    .countryName, .fullStreetAddress, .streetAddressLine1, .streetAddressLine2,
  ]

  /// Texts that are no words.
  fileprivate static let codes: Set<UITextContentType> = [
    .username, .password, .newPassword, .oneTimeCode, .postalCode, .creditCardNumber,
    .telephoneNumber, .emailAddress, .URL,
  ]
}
#endif
