public import FoldoutForms

/// Facts about a column's values in the first rows of its table.
///
/// ```swift
/// column.sample = ColumnSample(variety: .several, isDistinct: true)
/// ```
public struct ColumnSample: Hashable, Sendable {
  /// The number of different values.
  public enum Variety: Hashable, Sendable {
    /// No row has a value.
    case empty
    /// Several rows have the same value, and no row has another.
    case one
    /// There are different values, or there is only one row, which has a value.
    case several
  }

  /// The number of different values; NULL and blank texts are not counted.
  public var variety: Variety
  /// True if most texts are written for programs: JSON, UUIDs, hexadecimal digits, and random
  /// identifiers.
  public var isForMachines: Bool
  /// True if most texts are amounts: decimal numbers, or lengths of time.
  public var isOfAmounts: Bool
  /// True if all values are single letters for no and yes, such as N and Y.
  public var isLetterSwitch: Bool
  /// True if several rows have values, and no two have the same.
  public var isDistinct: Bool
  /// True if there are values, and they say something to a person without the column's label.
  var isForPeople: Bool { variety != .empty && !isForMachines && !isLetterSwitch }

  /// Facts about some values.
  public init(
    variety: Variety, isForMachines: Bool = false, isOfAmounts: Bool = false,
    isLetterSwitch: Bool = false, isDistinct: Bool = false
  ) {
    self.variety = variety
    self.isForMachines = isForMachines
    self.isOfAmounts = isOfAmounts
    self.isLetterSwitch = isLetterSwitch
    self.isDistinct = isDistinct
  }
}

extension ColumnSample {
  /// Collects the facts about a column, value by value.
  ///
  /// ```swift
  /// var counter = ColumnSample.Counter()
  /// for value in values { counter.add(value) }
  /// column.sample = counter.sample
  /// ```
  public struct Counter: Sendable {
    private var rows = 0
    private var first: StoredValue?
    private var hasOthers = false
    /// The values so far; `nil` once two were the same.
    private var seen: Set<StoredValue>? = []
    private var texts = 0
    private var codes = 0
    private var amounts = 0
    /// The single letters so far; `nil` once another value was found.
    private var letters: Set<String>? = []

    /// Begins without values.
    public init() {}

    /// Counts the value of one row. The beginning of a long text is enough.
    public mutating func add(_ value: StoredValue) {
      rows += 1
      switch value {
      case .null, .redacted: return
      case .integer, .real, .blob: letters = nil
      case .text:
        let text = value.string ?? ""
        guard !text.isBlank else { return }
        texts += 1
        if MachineText.isMachineText(text) { codes += 1 }
        if MachineText.isAmount(text) { amounts += 1 }
        addLetter(text)
      }
      if let first { hasOthers = hasOthers || first != value } else { first = value }
      if seen?.insert(value).inserted == false { seen = nil }
    }

    private mutating func addLetter(_ text: String) {
      guard text.utf8.count == 1, letters?.count ?? 3 < 3 else { return letters = nil }
      letters?.insert(text.lowercased())
    }

    /// The facts; `nil` without rows.
    public var sample: ColumnSample? {
      guard rows > 0 else { return nil }
      let isOne = rows > 1 && !hasOthers
      return ColumnSample(
        variety: first == nil ? .empty : isOne ? .one : .several,
        isForMachines: codes * 2 > texts, isOfAmounts: amounts * 2 > texts,
        isLetterSwitch: isLetterSwitch,
        isDistinct: seen.map { $0.count > 1 } ?? false)
    }

    /// One letter alone is a switch only if it hardly means anything else, unlike S and F.
    private var isLetterSwitch: Bool {
      guard let letters else { return false }
      return [["f", "t"], ["n", "y"], ["n", "j"], ["n", "o"], ["n", "s"]].contains(letters)
        || [["n"], ["y"], ["j"]].contains(letters)
    }
  }
}
