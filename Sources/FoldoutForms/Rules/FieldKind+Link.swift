extension FieldKind {
  /// Where a text of the kind leads: to a letter, a call or a page; `nil` for kinds that lead
  /// nowhere, and for texts that are none of the kind.
  public func link(of text: String) -> String? {
    switch self {
    case .email: EmailAddress(text)?.link
    case .phone: PhoneNumber(text)?.link
    case .url: WebAddress(text)?.link
    default: nil
    }
  }
}
