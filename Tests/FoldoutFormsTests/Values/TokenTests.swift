import FoldoutForms
import TestSupport
import Testing

@Suite struct TokenTests {
  private let long = (0..<1000).map { UInt8(truncatingIfNeeded: $0 &* 31) }

  @Test("Arrays and other sequences have the same digest")
  func arraysAreDigestedAsSequencesAre() {
    for count in [0, 1, 7, 1000] {
      var array = Digest()
      var sequence = Digest()
      array.combine(Array(long.prefix(count)))
      sequence.combine(AnySequence(long.prefix(count)))
      #expect(array == sequence)
    }
  }

  @Test("Long values match by class, length and bytes", .promise(11))
  func longValuesMatchByClassLengthAndBytes() {
    let token = Token(.blob(long))
    #expect(token.matches(.blob(long)))
    #expect(!token.matches(.text(bytes: long)))
    #expect(!token.matches(.blob(long + [0])))
    #expect(!token.matches(.blob(long.dropLast() + [0])))
    #expect(!token.matches(.blob(Array(long.prefix(3)))))
  }

  @Test("Stored bytes are identical by content")
  func bytesAreIdenticalByContent() {
    #expect(StoredValue.blob(long).isIdentical(to: .blob(long.map(\.self))))
    #expect(!StoredValue.blob(long).isIdentical(to: .blob(long.dropLast() + [0])))
    #expect(!StoredValue.blob(long).isIdentical(to: .text(bytes: long)))
    #expect(StoredValue.blob([]).isIdentical(to: .blob([])))
  }
}
