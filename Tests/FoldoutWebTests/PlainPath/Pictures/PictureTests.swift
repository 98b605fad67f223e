import FoldoutForms
import FoldoutRecords
import FoldoutSQLite
import FoldoutScreens
import Foundation
import HTTPTypes
import TestSupport
import Testing

@testable import FoldoutApp
@testable import FoldoutWeb

/// Choosing, showing and removing pictures, and conflicts over one.
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

  @Test("Files that are not pictures, or too large, are refused", .promise(11))
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

  @Test("Bytes that are not a picture are never served", .promise(8))
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

  @Test("Picture files are read from the database's folder only", .promise(8))
  func filesAreReadFromTheirFolderOnly() async throws {
    let file = try OddFile.made(by: "CREATE TABLE t (id INTEGER PRIMARY KEY, image TEXT)")
    let inner = file.folder.appending(path: "inner")
    // The sibling's name begins with the name of the pictures' folder.
    let sibling = file.folder.appending(path: "inner2")
    for folder in [inner, sibling] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    let outside = file.folder.appending(path: "b.png")
    for url in [inner.appending(path: "a.png"), outside, sibling.appending(path: "d.png")] {
      try Data(EveryField.picture).write(to: url)
    }
    try FileManager.default.createSymbolicLink(
      at: inner.appending(path: "c.png"), withDestinationURL: outside)
    try Data("text".utf8).write(to: inner.appending(path: "e.png"))
    let store = try SQLiteStore(path: file.path)
    defer { store.close() }
    let field = Field(column: "image", label: "Image", kind: .picture, coding: .bytes)
    let form = Form("T", sections: [Section(id: "s", title: "", fields: [field])])
    var visitor = Visitor(store, forms: ["t": form])
    visitor.folder = inner
    for (id, (path, isShown)) in [
      ("a.png", true), ("./a.png", true), ("../b.png", false), ("c.png", false),
      (outside.path, false), ("", false), ("/a.png", false), ("..", false), (".", false),
      ("a.png\0", false), ("../inner/a.png", true), ("../inner2/d.png", false), ("e.png", false),
      ("none.png", false),
    ].enumerated() {
      let hex = Data(path.utf8).map { String(format: "%02x", $0) }.joined()
      try file.run("INSERT INTO t VALUES (\(id), CAST(x'\(hex)' AS TEXT))")
      let page = try PageReader.page(await visitor.get("/t/t/\(id)?open=image"))
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
    let name = ColumnSchema(name: "name", declaredType: "TEXT")
    let store = Company.store(of: [(name, .text("Ada"))])
    let field = Field(column: "name", label: "Name", kind: .text, coding: .text)
    let bare = Form("T", sections: [Section(id: "s", title: "", fields: [field])])
    for (picture, sentence) in [
      (FieldValue.text("none.png"), "none.png (not readable as a picture file)"),
      (.bytes([1, 2, 3]), "3 bytes of data"), (.bytes(EveryField.picture), nil), (.none, nil),
    ] as [(FieldValue, String?)] {
      let visitor = Visitor(
        store, forms: ["t": bare.head({ _ in "Ada" }, picture: { _ in picture })])
      let page = try PageReader.page(await visitor.get("/t/t/1"))
      #expect(page.byID("head")?.all("p").map(\.text) == (sentence.map { [$0] } ?? []))
    }
  }

  /// Another complete picture than the one of ``EveryField``.
  private static let other = Array(
    Data(base64Encoded: "R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==") ?? Data())

  private func site(of photo: [UInt8]?) -> (visitor: Visitor, store: MemoryStore) {
    EveryField.visitor(Everything(photo: photo, agreed: true))
  }

  /// Two people change one picture: neither is lost, and no button offers to lose one, not even to
  /// a person who meant to remove a picture.
  @Test(
    "A conflict over a picture keeps the stored one, describes both, and offers only to keep it",
    arguments: [
      (EveryField.picture, [], other, "it is now “PNG, 68 bytes”, and you chose “GIF, 43 bytes”"),
      ([], other, EveryField.picture, "it is now “No picture”, and you chose “PNG, 68 bytes”"),
      (EveryField.picture, other, [], "it is now “PNG, 68 bytes”, and you chose “No picture”"),
    ], [[:], Visitor.script])
  func conflict(
    pictures: (stored: [UInt8], seen: [UInt8], chosen: [UInt8], sentence: String),
    headers: HTTPFields
  ) async throws {
    let stored = pictures.stored.isEmpty ? nil : pictures.stored
    let (visitor, store) = site(of: stored)
    let seen = pictures.seen.isEmpty ? Token(.null) : Token(.blob(pictures.seen))
    let token = ("~original.photo", seen.text)
    let answer =
      if pictures.chosen.isEmpty {
        await visitor.post(address, [("~clear.photo", "1"), token], headers)
      } else {
        await visitor.upload(address, [token], file: ("photo", pictures.chosen), headers)
      }
    #expect(answer.code == 409 && answer.text.contains(pictures.sentence))
    #expect(
      try await store.cell("photo", in: "everything") == (stored.map { .blob($0) } ?? .null))
    let line =
      if headers.isEmpty {
        try PageReader.page(answer).byID("e-photo")
      } else {
        try WireBatch(answer.body).ops.compactMap { operation throws -> Element? in
          guard case .error("r-photo", let html) = operation else { return nil }
          return try PageReader.element(html)
        }.first
      }
    #expect(line?.all("button").compactMap { $0["name"] } == ["~keep.photo"])
  }

  @Test(
    "Of two conflicting pictures the stored one can be kept or removed, or another chosen again")
  func oneOfTwoPicturesIsKept() async throws {
    let (visitor, store) = site(of: EveryField.picture)
    let answer = await visitor.upload(
      address, [("~original.photo", "n")], file: ("photo", Self.other))
    // Keep keeps the stored picture, and so does saving the form unchanged.
    for button in ["~keep.photo", nil] {
      #expect(try await visitor.send(answer, pressing: button).code == 303)
      #expect(try await store.cell("photo", in: "everything") == .blob(EveryField.picture))
    }
    // A picture chosen again replaces the one that the conflict showed.
    let pairs = try FilledForm(answer).pairs().filter { $0.0 != "photo" && !$0.0.isEmpty }
    #expect(await visitor.upload(address, pairs, file: ("photo", Self.other)).code == 303)
    #expect(try await store.cell("photo", in: "everything") == .blob(Self.other))
    // The drawer's own button removes the one that the conflict showed.
    let seen = ("~original.photo", Token(.blob(EveryField.picture)).text)
    let asked = await visitor.post(address, [("~clear.photo", "1"), seen])
    #expect(asked.code == 409)
    #expect(try await visitor.send(asked, pressing: "~clear.photo").code == 303)
    #expect(try await store.cell("photo", in: "everything") == .null)
  }

  @Test("A picture that changed again, or that the store altered, is told by its type and size")
  func aPictureIsToldByItsTypeAndSize() async throws {
    let (visitor, store) = site(of: EveryField.picture)
    let answer = await visitor.post(
      address, [("~undo.photo", "n"), ("~theirs.photo", Token(.blob(Self.other)).text)],
      Visitor.script)
    #expect(answer.code == 409)
    #expect(answer.text.contains("has been changed again, to “PNG, 68 bytes”"))
    #expect(try await store.cell("photo", in: "everything") == .blob(EveryField.picture))
    for (photo, text) in [(EveryField.picture, "PNG, 68 bytes"), (nil, "No picture")] {
      let page = await site(of: photo).visitor.get("\(address)?altered=photo")
      #expect(page.text.contains("changed Photo to “\(text)”"))
    }
  }
}
