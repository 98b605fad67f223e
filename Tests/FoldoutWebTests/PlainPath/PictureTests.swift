import FoldoutForms
import FoldoutScreens
import FoldoutRecords
import FoldoutSQLite
import Foundation
import HTTPTypes
import Testing

@testable import FoldoutWeb

/// Choosing, showing and removing pictures, and multipart bodies with files.
@Suite struct PictureTests {
  private let address = "/t/everything/1"

  @Test("A picture is uploaded, shown and removed")
  func aPictureIsChosenShownAndRemoved() async throws {
    let (visitor, store) = EveryField.visitor()
    let page = await visitor.get("\(address)?open=photo")
    #expect(page.text.contains("enctype=\"multipart/form-data\""))
    #expect(page.text.contains(">AB</span>"))
    let pairs = try FilledForm(page).pairs().filter { $0.0 != "photo" && !$0.0.isEmpty }
    let stored = await visitor.upload(
      "\(address)?open=photo", pairs + [("agreed", "1")],
      file: ("photo", EveryField.picture))
    #expect(stored.code == 303)
    #expect(try await store.cell("photo", in: "everything") == .blob(EveryField.picture))
    let shown = try PageReader.page(await visitor.get(stored.location ?? ""))
    let sources = Set(shown.all("img").compactMap { $0["src"] })
    #expect(sources.count == 1)
    let picture = await visitor.get(sources.first ?? "")
    #expect(picture.body == EveryField.picture)
    #expect(picture.headers[.contentType] == "image/png")
    #expect(picture.headers[.xContentTypeOptions] == "nosniff")
    #expect(picture.headers[.cacheControl] == "private, max-age=31536000, immutable")
    #expect(await visitor.get("\(address)?picture=photo&v=0").headers[.cacheControl] == "no-store")
    let removed = await visitor.post(
      address, [("~clear.photo", "1"), ("~original.photo", Token(.blob(EveryField.picture)).text)],
      Visitor.script)
    #expect(removed.code == 200)
    #expect(try await store.cell("photo", in: "everything") == .null)
    #expect(await visitor.get(sources.first ?? "").code == 404)
  }

  /// The script reserves this height before the answer arrives; it must equal the stylesheet's.
  @Test("The height of a picture's drawer is known before it opens")
  func theHeightOfTheDrawerIsKnownBefore() async throws {
    for (photo, path, height) in [
      (nil, nil, "60"), (EveryField.picture, nil, "272"), (nil, "a.png", "60"),
    ] as [([UInt8]?, String?, String)] {
      var value = Everything()
      value.photo = photo
      let (visitor, store) = EveryField.visitor(value)
      if let path {
        let cell = Change.Cell(column: "photo", original: Token(.null), new: .text(path))
        _ = try await store.change(
          Change(table: "everything", key: RecordKey([.integer(1)]), cells: [cell]))
      }
      let page = try PageReader.page(await visitor.get(address))
      #expect(page.byID("r-photo")?["data-h"] == height)
    }
  }

  @Test("Files that are not pictures, or too large, are refused")
  func whatIsNoPictureIsRefused() async throws {
    let (visitor, store) = EveryField.visitor()
    for bytes in [Array("<svg xmlns=\"x\"/>".utf8), Array("<html>".utf8), [], [0xFF, 0xD8]] {
      let answer = await visitor.upload(
        address, [("~original.photo", "n")], file: ("photo", bytes), Visitor.script)
      #expect(answer.code == 422)
      #expect(answer.text.contains("e-photo"))
    }
    let large = EveryField.picture + [UInt8](repeating: 0, count: Picture.maxBytes)
    let answer = await visitor.upload(
      address, [("~original.photo", "n")], file: ("photo", large), Visitor.script)
    #expect(answer.code == 422)
    #expect(try await store.cell("photo", in: "everything") == .null)
  }

  @Test("Bytes that are not a picture are never served")
  func otherBytesAreNeverServed() async throws {
    var value = Everything()
    value.photo = Array("<script>alert(1)</script>".utf8)
    let (visitor, _) = EveryField.visitor(value)
    #expect(try PageReader.page(await visitor.get(address)).all("img").isEmpty)
    #expect(await visitor.get("\(address)?picture=photo").code == 404)
    #expect(await visitor.get("\(address)?picture=name").code == 404)
    #expect(await visitor.get("\(address)?picture=").code == 404)
  }

  /// Pictures in read-only records are recognised in the same ways.
  @Test("A read-only record shows its pictures")
  func aPictureThatCannotBeChangedIsShown() async throws {
    let columns = [
      ColumnSchema(name: "photo", declaredType: "BLOB"),
      ColumnSchema(name: "portrait", declaredType: "BLOB"),
      ColumnSchema(name: "bytes", declaredType: "BLOB"),
    ]
    let table = TableSchema(name: "t", key: .rowid, columns: columns)
    let record = DynamicRecord(
      columns: columns.map(\.name),
      values: [.blob(EveryField.picture), .blob([1, 2, 3]), .blob(EveryField.picture)])
    let visitor = Visitor(
      MemoryStore(schema: Schema(tables: [table], isWritable: false), records: ["t": [record]]))
    let page = try PageReader.page(await visitor.get("/t/t/1"))
    let images = page.all("img")
    // One is recognised by its column's name, the other only by its bytes.
    #expect(images.count == 2)
    for image in images {
      let source = try #require(image["src"])
      #expect(await visitor.get(source).body == EveryField.picture)
      #expect(page.all("a").contains { $0["href"] == source })
    }
    #expect(page.byID("r-photo")?.all("button").isEmpty == true)
    #expect(page.byID("r-portrait")?.text.contains("3 bytes of data") == true)
    #expect(await visitor.get("/t/t/1?picture=portrait").code == 404)
  }

  @Test("Picture files are read from the database's folder only")
  func filesAreReadFromTheirFolderOnly() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "pictures-\(UUID())")
    let inner = folder.appending(path: "inner")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(EveryField.picture).write(to: inner.appending(path: "a.png"))
    try Data(EveryField.picture).write(to: folder.appending(path: "b.png"))
    try FileManager.default.createSymbolicLink(
      at: inner.appending(path: "c.png"), withDestinationURL: folder.appending(path: "b.png"))
    // The sibling's name begins with the name of the pictures' folder.
    let sibling = folder.appending(path: "inner2")
    try FileManager.default.createDirectory(at: sibling, withIntermediateDirectories: true)
    try Data(EveryField.picture).write(to: sibling.appending(path: "d.png"))
    try Data("text".utf8).write(to: inner.appending(path: "e.png"))
    let outside = folder.appending(path: "b.png").path
    for (path, isShown) in [
      ("a.png", true), ("./a.png", true), ("../b.png", false), ("c.png", false), (outside, false),
      ("", false), ("/a.png", false), ("..", false), (".", false), ("a.png\0", false),
      ("../inner/a.png", true), ("../inner2/d.png", false), ("e.png", false), ("none.png", false),
    ] {
      let file = try OddFile.made(
        by: """
          CREATE TABLE t (id INTEGER PRIMARY KEY, image TEXT);
          INSERT INTO t VALUES (1, CAST(x'\(Data(path.utf8).map { String(format: "%02x", $0) }.joined())'
            AS TEXT));
          """)
      let store = try SQLiteStore(path: file.path)
      defer { store.close() }
      let field = Field(column: "image", label: "Image", kind: .picture, coding: .bytes)
      let form = Form("T", sections: [Section(id: "s", title: "", fields: [field])])
      var visitor = Visitor(store, forms: ["t": form])
      visitor.site.folder = inner
      let page = try PageReader.page(await visitor.get("/t/t/1?open=image"))
      #expect(page.all("img").isEmpty == !isShown, "\(path)")
      // A path without a picture is reported, with one sentence for every reason.
      if !path.isEmpty, !path.contains("\0") {
        let sentence = "\(path) (not readable as a picture file)"
        #expect(page.byID("r-image")?.text.contains(sentence) == !isShown, "\(path)")
      }
      // A page cannot change which file is shown.
      #expect(page.all { $0["type"] == "file" }.isEmpty == (path != ""), "\(path)")
    }
  }

  @Test("A head whose own picture cannot be shown says so below the title")
  func theHeadTellsOfItsPicture() async throws {
    let table = TableSchema(
      name: "t", key: .rowid, columns: [ColumnSchema(name: "name", declaredType: "TEXT")])
    let record = DynamicRecord(columns: ["name"], values: [.text("Ada")])
    let field = Field(column: "name", label: "Name", kind: .text, coding: .text)
    let bare = Form("T", sections: [Section(id: "s", title: "", fields: [field])])
    for (picture, sentence) in [
      (FieldValue.text("none.png"), "none.png (not readable as a picture file)"),
      (.bytes([1, 2, 3]), "3 bytes of data"), (.bytes(EveryField.picture), nil), (.none, nil),
    ] as [(FieldValue, String?)] {
      let visitor = Visitor(
        MemoryStore(schema: Schema(tables: [table], isWritable: true), records: ["t": [record]]),
        forms: ["t": bare.head({ _ in "Ada" }, picture: { _ in picture })])
      let page = try PageReader.page(await visitor.get("/t/t/1"))
      #expect(page.byID("head")?.all("p").map(\.text) == (sentence.map { [$0] } ?? []))
    }
  }

  @Test(
    "Malformed multipart bodies are refused",
    arguments: [
      "", "--b", "--b--", "--b\r\n", "--b\r\n\r\n\r\n--b--", "x--b\r\n",
      "--b\r\nX: y\r\n\r\na\r\n--b--",
      "--b\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\n1",
      "--b\r\nContent-Disposition: form-data; name=a\r\n\r\n1\r\n--b--",
      "--b\r\nContent-Disposition: form-data; name=\"a\"; filename=\"x\"; y\r\n\r\n1\r\n--b--",
      "--b\r\nContent-Disposition: attachment; name=\"a\"\r\n\r\n1\r\n--b--\r\n",
      "--b\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\n1\r\n--b--x",
      "--b\nContent-Disposition: form-data; name=\"a\"\n\n1\n--b--\n",
    ])
  func oddPartsAreRefused(body: String) async {
    let (visitor, _) = EveryField.visitor()
    let answer = await visitor.ask(
      .post, address,
      [.contentType: "multipart/form-data; boundary=b", .origin: "http://127.0.0.1:8080"],
      body: Array(body.utf8))
    // A form without parts is valid: it is saved as a whole, and its rules are checked.
    #expect(answer.code == (body == "--b--" ? 422 : 400))
  }

  @Test("Multipart bodies are read as browsers write them")
  func partsAreReadAsBrowsersWriteThem() throws {
    let body = """
      --b\r\nContent-Disposition: form-data; name="a%22b"\r\n\r\n1\r\n2\r\n--b\r\n\
      Content-Disposition: form-data; name="f"; filename=""\r\n\
      Content-Type: application/octet-stream\r\n\r\n\r\n--b--\r\n
      """
    let parts = try Multipart(Array(body.utf8), boundary: "b")?.parts
    #expect(
      parts == [
        .init(name: "a\"b", content: Array("1\r\n2".utf8)),
        .init(name: "f", fileName: "", content: []),
      ])
    // A part with two names is ambiguous.
    let twice = """
      --b\r\nContent-Disposition: form-data; name="a"\r\n\
      Content-Disposition: form-data; name="b"\r\n\r\n1\r\n--b--\r\n
      """
    #expect(try Multipart(Array(twice.utf8), boundary: "b") == nil)
    #expect(Multipart.boundary(of: "multipart/form-data; boundary=----WebKit12") == "----WebKit12")
    for type in ["text/plain; boundary=b", "multipart/form-data", "multipart/form-data; boundary="]
    {
      #expect(Multipart.boundary(of: type) == nil)
    }
  }
}
