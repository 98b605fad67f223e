#if canImport(UIKit)
import FoldoutApp
public import FoldoutForms
import FoldoutRecords
import FoldoutScreens
import UIKit

/// Keeps one value in memory, edited by its form, and answers a session about it.
///
/// A change is answered in the same call. Only what the form declares as `async` is answered later:
/// functions of buttons, marks of days, and the records that a reference may refer to.
final class ValueAnswerer<Value: Sendable> {
  let form: Form<Value>
  /// The form over the columns in which the value is kept.
  let columns: Form<DynamicRecord>
  private let template: Value
  private let conversion: RecordConversion<Value>
  private var table: MemoryTable { didSet { convertedValue = nil } }
  /// The value as it is stored now, once it was asked for.
  private var convertedValue: Value?
  private let secretTokens = SecretTokens()
  private let hasSecrets: Bool
  /// Finds titles of references and marks of days, which the form's functions return.
  private let sources: Sources
  /// The form with the facts about its table; `nil` for a form without references.
  private let referring: RecordSource?

  /// The number of questions that functions of the form have not answered yet.
  private(set) var openAnswers = 0

  /// Called after each change, with the value.
  var onChange: (Value) -> Void = { _ in }
  /// Called for each field that changed, before ``onChange``.
  var onReport: (FormReport<Value>) -> Void = { _ in }
  /// Called when a button without a function of its own is pressed.
  var onPress: (FieldID, Value) -> Void = { _, _ in }

  /// Creates an answerer for a value.
  ///
  /// Throws `FormError` if the form's description has an error, `UnstorableValueError` if a field
  /// has a value that no column can store, and `PreselectionError` if more or fewer options are
  /// chosen than may be.
  init(_ form: Form<Value>, value: Value) throws {
    try form.check()
    let record = try form.checkedColumns(of: value)
    try form.checkChoices(of: value)
    self.form = form
    template = value
    conversion = RecordConversion(form)
    columns = form.byColumns(template: value)
    hasSecrets = columns.fields.contains { $0.kind.isSecret }
    let schema = TableSchema(of: form)
    table = MemoryTable(schema: schema, records: [record])
    let declared = Schema(tables: [schema], isWritable: true)
    sources = Sources(MemoryStore(schema: declared, records: [:]), forms: [schema.name: columns])
    referring =
      columns.fields.contains { $0.editor.reference != nil }
      ? try RecordSource(columns, of: schema, in: declared) : nil
  }

  /// The value as it is stored now.
  var value: Value {
    let value = convertedValue ?? conversion.record(template, with: stored.record)
    convertedValue = value
    return value
  }

  /// Replaces the value. The session reads it with its next act.
  ///
  /// Throws like the initializer, and leaves everything as it was.
  func replace(by value: Value) throws {
    let record = try form.checkedColumns(of: value)
    try form.checkChoices(of: value)
    table = MemoryTable(schema: table.schema, records: [record])
  }

  private var stored: StoredRecord {
    guard let row = table.rows.first else {
      preconditionFailure("The table of one value always has its row.")
    }
    return row
  }

  /// The value as a session reads it.
  private var reading: RecordReading {
    // Without secrets the session gets the record as it has it, and need not compare values.
    let stored = stored
    return RecordReading(
      hasSecrets ? stored.redacted(as: table.schema, by: secretTokens.reader()) : stored,
      revealed: stored.record)
  }

  /// The screen of the value, as it first appears.
  func screen(in environment: FormEnvironment) throws -> ShownRecord {
    ShownRecord(
      reading, form: columns, layout: try RecordLayout(columns),
      target: RecordTarget(
        table: table.schema.name, key: stored.key, title: form.title, fallbackTitle: form.title,
        scope: table.schema.name),
      open: [], environment: environment)
  }

  /// Answers a session's question.
  func answer(
    _ question: Question, about record: ShownRecord, _ answer: @escaping (Answer) -> Void
  ) {
    switch question {
    case .read(let others):
      guard referring != nil else { return answer(.read(reading)) }
      answerLater { answer(.read(await self.named(self.reading, others))) }
    case .ask(let ask): self.answer(ask, about: record, answer)
    }
  }

  private func answer(
    _ ask: Ask, about record: ShownRecord, _ answer: @escaping (Answer) -> Void
  ) {
    switch ask {
    case .store(let change, let others):
      let result = result(of: change)
      guard referring != nil else { return answer(.stored(result)) }
      answerLater { answer(.stored(await self.named(result, others))) }
    case .insert: answer(.inserted(.gone))
    case .report(_, let reports):
      form.reports(reports, of: value).forEach(onReport)
      onChange(value)
      answer(.reported)
    case .press(let id, _): press(id, answer)
    case .mark(let requests):
      answerLater {
        answer(.marked(await self.sources.answer(to: requests, in: record.environment)))
      }
    case .find(let requests):
      answerLater {
        var results: [ReferenceSearch.Result] = []
        for request in requests {
          results.append(await self.sources.answer(to: request, in: record))
        }
        answer(.found(results))
      }
    }
  }

  private func result(of change: Change) -> StoreAnswer {
    table.answer(to: change, secretTokens) { record, table in
      RecordReading(record, revealed: table.rows.first?.record)
    }
  }

  private func press(_ id: FieldID, _ answer: @escaping (Answer) -> Void) {
    guard let function = form.field(id)?.press else {
      onPress(id, value)
      return answer(.pressed(.done(reading)))
    }
    let value = value
    answerLater {
      let outcome = await function(value)
      let reading = await self.named(self.reading)
      switch outcome {
      case .done, .adds: answer(.pressed(.done(reading)))
      case .message(let text): answer(.pressed(.done(reading, saying: text)))
      case .refused(let reason): answer(.pressed(.refused(reading, because: reason)))
      }
    }
  }

  private func answerLater(_ work: @escaping () async -> Void) {
    openAnswers += 1
    Task {
      await work()
      openAnswers -= 1
    }
  }
}

extension ValueAnswerer {
  /// Returns a reading with the titles of the records that its references, and those of the records
  /// beside it, refer to.
  private func named(
    _ reading: RecordReading, _ others: [DynamicRecord] = []
  ) async -> RecordReading {
    guard let referring else { return reading }
    var named = reading
    named.labels = await sources.labels(of: [reading.stored.record] + others, referring)
    return named
  }

  private func named(_ answer: StoreAnswer, _ others: [DynamicRecord]) async -> StoreAnswer {
    switch answer {
    case .stored(let reading, let altered, let alsoWritten):
      .stored(await named(reading, others), altered: altered, alsoWritten: alsoWritten)
    case .conflict(let reading, let columns):
      .conflict(await named(reading, others), columns: columns)
    case .gone, .failed: answer
    }
  }
}

/// An error when an app sets a field's value.
public enum FormSettingError: Error, Hashable, Sendable {
  /// The form has no such field, or one that stores no value, such as a button.
  case unknownField(FieldID)
  /// The field's property cannot hold the value.
  case valueRejected(FieldID)
}

extension ValueAnswerer {
  /// Sets the value of a field, without checking its rules.
  func set(_ id: FieldID, to value: FieldValue) throws(FormSettingError) {
    guard let field = columns.field(id), field.kind.isStored, !field.isComputed else {
      throw .unknownField(id)
    }
    var record = stored.record
    guard field.write(&record, value) else { throw .valueRejected(id) }
    table = MemoryTable(schema: table.schema, records: [record])
  }

  /// Removes the value of a field.
  func clear(_ id: FieldID) throws(FormSettingError) {
    let isSeveral = columns.field(id)?.kind.isSeveral == true
    try set(id, to: isSeveral ? .several([]) : .none)
  }
}
#endif
