import FoldoutForms
import FoldoutRecords
import Foundation
import HTTPTypes

@testable import FoldoutApp
@testable import FoldoutWeb

/// A record with many kinds of fields and rules of every timing.
struct Everything: Sendable {
  var name = "Ada Brandt"
  var password: String? = EveryField.secret
  var email: String? = "ada@example.org"
  var phone: String? = "+49 30 123456"
  var site: String? = "https://example.org/"
  var notes: String?
  var starts: LocalDate?
  var ends: LocalDate?
  var wakes: LocalTime?
  var photo: [UInt8]?
  var code = "ab"
  var agreed = false
  var meal: String? = "fish"
}

/// The form of ``Everything``, and a site that serves one such record.
enum EveryField {
  /// The stored password, which must appear on no page.
  static let secret = "corre<ct> horse & battery"

  static let form = Form<Everything>("Everything") {
    Section("Person") {
      TextField("Name", \.name).required()
      SecretField("Password", \.password).length(8...)
      EmailField("Email", \.email)
      PhoneField("Phone", \.phone)
      URLField("Site", \.site)
      LongTextField("Notes", \.notes)
      PictureField("Photo", \.photo)
    }
    Section("Dates") {
      DateField("Starts", \.starts).notAfter("ends")
      DateField("Ends", \.ends).notBefore("starts")
      TimeField("Wakes", \.wakes)
    }
    Section("Rest") {
      TextField("Code", \.code).length(...4, when: .onChange)
        .pattern("[a-z]*", hint: "small letters", when: .afterLeaving)
      SwitchField("Agreed", \.agreed).rule(when: .onSubmit) { value, _ in
        value == .flag(true) ? nil : "Please agree first."
      }
      ChoiceField(
        "Meal", \.meal, options: ["soup", "fish"],
        title: { $0 == "soup" ? "Soup of the day" : "Fish & chips" }, allowsOther: true)
      ButtonField("Send", id: "send")
    }
  }.head({ $0.name }, picture: "photo")

  /// A PNG of one black pixel.
  static let picture: [UInt8] = Array(
    Data(
      base64Encoded: """
        iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=
        """) ?? Data())

  /// Returns a store with one record, and a visitor of its site.
  static func visitor(
    _ value: Everything = Everything(),
    pressed: @escaping @Sendable (FieldID, StoredRecord) async -> Void = { _, _ in }
  ) -> (visitor: Visitor, store: MemoryStore) {
    let columns = form.columns(of: value)
    let table = TableSchema(
      name: "everything", key: .rowid,
      columns: columns.columns.map { name in
        ColumnSchema(name: name, isSecret: form.field(FieldID(name))?.kind == .secret)
      })
    let store = MemoryStore(
      schema: Schema(tables: [table], isWritable: true), records: ["everything": [columns]])
    var visitor = Visitor(store, forms: ["everything": form.byColumns(template: value)])
    visitor.onPress = { id, _, stored, _ in
      await pressed(id, stored)
      return .done
    }
    visitor.revealed = { try? await store.revealed($0, in: $1) }
    return (visitor, store)
  }
}

extension Visitor {
  /// Posts a form with a file as a browser does, with the origin of the site itself.
  func upload(
    _ address: String, _ pairs: [(String, String)], file: (name: String, bytes: [UInt8]),
    _ more: HTTPFields = [:]
  ) async -> SiteResponse {
    var body = Data()
    for (name, value) in pairs {
      body += Data(
        "--xYz\r\nContent-Disposition: form-data; name=\"\(name)\"\r\n\r\n\(value)\r\n".utf8)
    }
    let head = "form-data; name=\"\(file.name)\"; filename=\"a b.png\"\r\nContent-Type: image/png"
    body += Data("--xYz\r\nContent-Disposition: \(head)\r\n\r\n".utf8) + Data(file.bytes)
    body += Data("\r\n--xYz--\r\n".utf8)
    var fields: HTTPFields = [
      .contentType: "multipart/form-data; boundary=xYz",
      .origin: "http://127.0.0.1:\(Visitor.port)",
    ]
    for field in more { fields[field.name] = field.value }
    return await ask(.post, address, fields, body: Array(body))
  }
}
