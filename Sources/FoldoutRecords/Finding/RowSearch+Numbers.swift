package import FoldoutForms

extension RowSearch {
  /// A number that a word of a query shows with separators, as in "60,117" or "8,50".
  package struct ShownNumber: Hashable, Sendable {
    /// The word. Bit 0 represents the first word of the query.
    package let terms: UInt32
    private let digits: [UInt8]
    /// The number of decimals.
    private let scale: Int

    /// Creates a number from its digits in ASCII, with a decimal point.
    package init(_ terms: UInt32, digits: String) {
      self.terms = terms
      self.digits = Array(digits.utf8)
      scale = digits.split(separator: ".").dropFirst().first?.count ?? 0
    }

    /// True if a value is a number that shows the digits.
    package func contains(_ value: StoredValue) -> Bool {
      switch value {
      case .integer(let number): isShown(in: Array("\(number)".utf8)[...])
      case .real(let number): isShown(in: Array("\(number)".utf8)[...])
      case .null, .text, .blob, .redacted: false
      }
    }

    /// True if a stored number, padded to as many decimals, contains the digits.
    ///
    /// Complexity: O(length × digits).
    func isShown(in stored: ArraySlice<UInt8>) -> Bool {
      var padded = stored
      if scale > 0 {
        let point = padded.firstIndex(of: UInt8(ascii: "."))
        if point == nil { padded.append(UInt8(ascii: ".")) }
        let decimals = point.map { stored.endIndex - $0 - 1 } ?? 0
        padded += repeatElement(UInt8(ascii: "0"), count: max(0, scale - decimals))
      }
      return padded.indices.contains { padded[$0...].starts(with: digits) }
    }
  }
}

extension SearchQuery {
  /// Returns the numbers that words of the query show in an environment, where they are not written
  /// as they are stored. Complexity: O(length of the words).
  package func shownNumbers(in environment: FormEnvironment) -> [RowSearch.ShownNumber] {
    typedTerms.prefix(32).enumerated().compactMap { index, word in
      guard let digits = environment.digits(ofShown: word), digits != word else { return nil }
      return RowSearch.ShownNumber(1 << UInt32(index), digits: digits)
    }
  }
}
