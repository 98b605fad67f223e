import FoldoutForms
import FoldoutScreens
import Testing

@testable import FoldoutWeb

@Suite("Decoders of a field's parameters")
struct FieldDecoderTests {
  private static let field: FieldID = "born"

  private static func actions(_ aspects: Aspect...) throws -> [FieldInput.Action] {
    var parameters = FieldParameters()
    for aspect in aspects { parameters.add(aspect == .base ? "2026-03-09" : "1", as: aspect) }
    return try parameters.input(of: field).actions
  }

  @Test("Each field parameter with a decoder becomes an input", arguments: Aspect.allCases)
  func each(aspect: Aspect) throws {
    switch aspect {
    // These two only qualify the columns sent with them.
    case .base, .settle: #expect(try Self.actions(aspect, .year).count == 1)
    case .value, .option, .pick, .set, .use, .now, .clear, .keep, .undo, .redo, .year, .month,
      .day, .hour, .minute, .dayPeriod, .original, .theirs, .confirmedLoss, .kept, .shown, .refused,
      .check, .editingEvent, .press, .on, .view, .viewMonth, .viewYear, .style, .find, .draft:
      #expect(try Self.actions(aspect).count == (aspect.decoder == nil ? 0 : 1))
    }
  }

  @Test("Each decoder reads a parameter or a file")
  func all() {
    let read = Set(Aspect.allCases.compactMap(\.decoder)).union([.picture])
    #expect(read == Set(FieldDecoder.allCases))
  }

  @Test("Files and values undone together need no parameter of their own")
  func withoutAspect() throws {
    var parameters = FieldParameters()
    parameters.file = [1]
    parameters.undoAllValue = "t:a"
    let actions = try parameters.input(of: Self.field).actions
    #expect(actions == [.file([1]), .restored("t:a", isRedo: false)])
  }

  @Test("A field's inputs are ordered with the text first and buttons last, however they were sent")
  func order() throws {
    let actions = try Self.actions(.clear, .option, .year, .value)
    #expect(actions.first == .typed("1") && actions.last == .cleared && actions.count == 4)
    #expect(actions[2] == .chose("1"))
  }
}
