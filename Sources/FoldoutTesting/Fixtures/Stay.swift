package import FoldoutForms
package import FoldoutRecords
package import FoldoutScreens
package import Foundation

/// A stay at a guest house: a record with a field of every kind and every sort of editor.
///
/// Among them are choices with fixed options, with options that depend on the record, and with
/// other values allowed.
package struct Stay: Sendable {
  package var guest = "Ada Brandt"
  package var email: String? = "ada@example.org"
  package var password: String? = Stay.secret
  package var notes: String?
  package var code: String? = "ab"
  package var guests = 2
  package var country: String? = "Italy"
  package var city: String? = "Rome"
  package var status: String?
  package var room = 1
  package var arrives: LocalDate? = LocalDate(year: 2026, month: 3, day: 9)
  package var leaves: LocalDate?
  package var wakes: LocalTime?
  package var photo: [UInt8]?
  package var breakfast = false
  package var number = "B-1042"

  package init() {}

  /// A password that must never leave the store.
  package static let secret = "correct horse"

  private static let cities = [
    "Italy": ["Rome", "Milan", "Turin"], "Spain": ["Madrid", "Seville"],
  ]

  package static let form = Form<Stay>("Stay") {
    Section("Guest") {
      TextField("Guest", \.guest).required().length(...40)
      EmailField("Email", \.email)
      SecretField("Password", \.password)
      LongTextField("Notes", \.notes)
      TextField("Code", \.code).length(...4, when: .onChange)
        .pattern("[a-z]*", hint: "small letters", when: .afterLeaving)
    }
    Section("Room") {
      NumberField("Guests", \.guests).range(1...12)
      ChoiceField("Country", \.country, options: ["Italy", "Spain"])
      ChoiceField("City", \.city, options: { cities[$0.country ?? ""] ?? [] })
      ChoiceField(
        "Status", \.status, options: ["single", "married"],
        title: { $0 == "single" ? "Single" : "Married" }, allowsOther: true)
      ChoiceField("Floor", \.room, options: [1, 2, 3])
    }
    Section("Dates") {
      DateField("Arrives", \.arrives).limits(from: first, to: last).notAfter("leaves")
      DateField("Leaves", \.leaves).limits(from: first, to: last).notBefore("arrives")
      TimeField("Wakes", \.wakes, style: .compact)
    }
    Section("Rest") {
      PictureField("Photo", \.photo)
      SwitchField("Breakfast", \.breakfast).rule(when: .onSubmit) { value, _ in
        value == .flag(true) ? nil : "Take the breakfast first."
      }
      ReadOnlyField("Number", \.number)
      ButtonField("Book", id: "book")
    }
  }.head({ $0.guest }, detail: { $0.email }, picture: "photo")

  private static let first = LocalDate(year: 2025, month: 1, day: 1)
  private static let last = LocalDate(year: 2027, month: 12, day: 31)

  /// Noon of 9 March 2026 in Berlin.
  package static let now = Date(timeIntervalSince1970: 1_773_054_000)

  /// The environment of the tests' reader: English, in Berlin.
  package static let environment = FormEnvironment(
    locale: Locale(identifier: "en"), timeZone: berlin, now: now)

  private static let berlin: TimeZone = {
    guard let zone = TimeZone(identifier: "Europe/Berlin") else {
      preconditionFailure("This machine has no time zones: Europe/Berlin is missing.")
    }
    return zone
  }()

  /// A PNG of one black pixel.
  package static let picture: [UInt8] = {
    let text = """
      iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=
      """
    guard let data = Data(base64Encoded: text) else {
      preconditionFailure("The picture of a stay is not in base 64.")
    }
    return Array(data)
  }()
}

extension Form {
  /// A table with a column for each stored field of the form; columns of secret fields are secret.
  package var matchingTable: TableSchema {
    let columns = fields.filter(\.kind.isStored).map { field in
      ColumnSchema(name: field.id.name, isSecret: field.kind.isSecret)
    }
    return TableSchema(name: "stays", key: .rowid, columns: columns)
  }
}

extension ShownRecord {
  /// Creates a stored record as its screen first shows it.
  package init(
    _ reading: RecordReading, of form: Form<DynamicRecord>, in table: TableSchema,
    open: [RowID] = [], environment: FormEnvironment = Stay.environment
  ) throws {
    self.init(
      reading, form: form, layout: try RecordLayout(form),
      target: RecordTarget(
        table: table.name, key: reading.stored.key, title: form.title, fallbackTitle: form.title,
        scope: "/t/\(table.name)/1"),
      open: open, environment: environment)
  }
}
