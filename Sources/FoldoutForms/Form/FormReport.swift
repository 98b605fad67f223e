/// A stored change of one field, with the values of the record's own types.
///
/// ```swift
/// onReport: { report in
///   if let guests = report.new(\.guests) { print("A table for \(guests)") }
/// }
/// ```
public struct FormReport<Record: Sendable>: Sendable {
  /// The report as facts of any form.
  public let report: FieldReport
  /// The record before and after the change.
  private let records: (old: Record, new: Record)
  /// The identity of the field that edits a property; `nil` for a property without one.
  private let fieldOf: @Sendable (AnyKeyPath) -> FieldID?

  init(
    _ report: FieldReport, from old: Record, to new: Record,
    _ fieldOf: @escaping @Sendable (AnyKeyPath) -> FieldID?
  ) {
    self.report = report
    records = (old, new)
    self.fieldOf = fieldOf
  }

  /// The field that changed.
  public var field: FieldID { report.field }

  /// The previous value; `nil` for a secret.
  public var old: Reading? { report.old }

  /// The new value; `nil` for a secret.
  public var new: Reading? { report.new }

  /// The cause of the change.
  public var cause: FieldReport.Cause { report.cause }

  /// Returns the previous value of a property; `nil` if the report is about another one, or about a
  /// value that the property cannot hold.
  public func old<Property>(_ path: any KeyPath<Record, Property> & Sendable) -> Property? {
    value(path, report.old, in: records.old)
  }

  /// Returns the new value of a property; `nil` if the report is about another one, or about a
  /// value that the property cannot hold.
  public func new<Property>(_ path: any KeyPath<Record, Property> & Sendable) -> Property? {
    value(path, report.new, in: records.new)
  }

  private func value<Property>(
    _ path: KeyPath<Record, Property>, _ reading: Reading?, in record: Record
  ) -> Property? {
    guard fieldOf(path) == field, case .value? = reading else { return nil }
    return record[keyPath: path]
  }
}

/// A notice about a text that is being edited, of a form over a record.
public struct FormEvent<Record: Sendable>: Sendable {
  /// The notice as facts of any form.
  public let event: FieldEvent
  private let fieldOf: @Sendable (AnyKeyPath) -> FieldID?

  init(_ event: FieldEvent, _ fieldOf: @escaping @Sendable (AnyKeyPath) -> FieldID?) {
    self.event = event
    self.fieldOf = fieldOf
  }

  /// The field that is edited.
  public var field: FieldID { event.field }

  /// Returns the text that was typed so far for a property; `nil` if the notice is about another
  /// one, or about the beginning of editing.
  public func typed<Property>(_ path: any KeyPath<Record, Property> & Sendable) -> String? {
    guard fieldOf(path) == field, case .typed(_, let text) = event else { return nil }
    return text
  }

  /// True if editing of a property's text has begun.
  public func began<Property>(_ path: any KeyPath<Record, Property> & Sendable) -> Bool {
    guard fieldOf(path) == field, case .began = event else { return false }
    return true
  }
}

extension Form {
  /// Returns the reports of a change with the values of a record, the one after the change.
  package func reports(_ reports: [FieldReport], of new: Record) -> [FormReport<Record>] {
    var old = new
    for report in reports {
      if case .value(let value)? = report.old { _ = field(report.field)?.write(&old, value) }
    }
    return reports.map { [old] in FormReport($0, from: old, to: new, fieldOf) }
  }

  /// Returns a notice as one of this form.
  package func event(_ event: FieldEvent) -> FormEvent<Record> { FormEvent(event, fieldOf) }

  private var fieldOf: @Sendable (AnyKeyPath) -> FieldID? {
    let fields = fields
    return { path in
      fields.first { field in field.path.map { $0 as AnyKeyPath } == path }?.id
    }
  }
}
