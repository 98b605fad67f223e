import FoldoutForms
import FoldoutRecords
import FoldoutScreens
import TestSupport
import Testing

@testable import FoldoutWeb

/// Names of fields in the names of controls, as a browser sends them back.
@Suite("Names in forms") struct FormNameTests {
  private static let names = [
    "name", "a.b", "~x", "100%", "%41", "\"", "é", "~%41", "~%", "%22", "%0A", "%0D", "a\nb",
    "a\rb",
    "a\r\nb", "\n", "\u{0}", "\u{7F}", "a\n\"%0A", "%2\n2",
  ]

  @Test("A field's name is read back unchanged from both encodings of a form", .promise(5))
  func cameBack() throws {
    for name in Self.names {
      let field = FieldID(name)
      let control = Aspect.original.name(of: field)
      #expect(!control.utf8.contains { $0 < 0x20 || $0 == 0x7F }, "\(name)")
      let encoded = try Parameters(FormBody.encode([(control, "t:1")]).utf8)
      #expect(Aspect.parse(encoded.pairs[0].name)?.field == field, "\(name)")
      // In an upload, browsers encode only quotes and line breaks of a name.
      let inParts = control.replacing("\"", with: "%22")
      let body = """
        --x\r\nContent-Disposition: form-data; name="\(inParts)"\r\n\r\nt:1\r\n--x--\r\n
        """
      let parts = try #require(try Multipart(Array(body.utf8), boundary: "x")?.parts)
      #expect(parts.first.flatMap { Aspect.parse($0.name) }?.field == field, "\(name)")
    }
  }

  @Test("Ordinary names are sent as they are")
  func ordinary() {
    for name in ["name", "a.b", "100%", "%41", "é", "~x"] {
      #expect(FieldID(name).formName == name)
    }
    #expect(FieldID("first name").textParameter == "first name")
    #expect(FieldID("a\nb").textParameter == "~value.~%a%0Ab")
  }

  @Test("An order by a column with such a name is read back from its address")
  func orders() throws {
    for name in Self.names + ["-a\nb", "+\n"] {
      for isDescending in [false, true] {
        let order = RowOrder(column: name, isDescending: isDescending)
        #expect(RowOrder(address: order.address) == order, "\(name)")
        #expect(!order.address.utf8.contains { $0 < 0x20 }, "\(name)")
      }
    }
  }
}
