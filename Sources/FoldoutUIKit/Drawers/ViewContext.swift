#if canImport(UIKit)
public import FoldoutForms
import FoldoutScreens
import UIKit

/// The material of a drawer that an app designs as a view: the record as it is now, the reader's
/// environment, and the changes that its controls make.
///
/// ```swift
/// NumberField("Stars", \.stars).drawer { context in
///   let stepper = UIStepper()
///   stepper.value = Double(context.record.stars)
///   stepper.accessibilityLabel = context.label
///   stepper.addAction(
///     UIAction { [weak stepper] _ in context.set(\.stars, to: Int(stepper?.value ?? 0)) },
///     for: .valueChanged)
///   return stepper
/// }
/// ```
///
/// A context keeps neither the screen nor a view alive, and may be kept by the actions of controls.
public struct ViewContext<Record: Sendable> {
  /// The record with its stored values, without its secrets.
  public let record: Record
  /// The reader's environment.
  public let environment: FormEnvironment
  /// The label of the field.
  public let label: String
  /// The field's value as the row above shows it; `nil` for no value.
  public let text: String?
  /// True if the last entry was refused. The row above says why.
  public let isRefused: Bool
  /// False if the field cannot be changed now. Controls for it are then disabled.
  public let isEnabled: Bool

  private let context: DrawerContext<Record>
  private let send: (Act) -> Void

  init(_ context: DrawerContext<Record>, in place: DesignPlace) {
    self.context = context
    send = place.send
    record = context.record
    environment = context.environment
    label = place.label
    isRefused = place.isRefused
    let field = context.form.field(place.field)
    text = field?.displayText(in: record, environment)
    if case .value(let value)? = field?.read(record) {
      isEnabled = context.change(place.field, to: value).act != nil
    } else {
      isEnabled = true
    }
  }

  /// Changes a property, which a field of the form edits: `context.set(\.stars, to: 3)`.
  ///
  /// The change is checked, stored and undone like any entry, and the view is made anew with the
  /// new record. Does nothing if ``canSet(_:to:)-(PropertyPath<Record,Value>,_)`` is false.
  public func set<Value>(_ property: PropertyPath<Record, Value>, to value: Value) {
    if let act = context.change(property, to: value).act { send(act) }
  }

  /// Changes a field's value, like ``set(_:to:)-(PropertyPath<Record,Value>,_)``.
  public func set(_ field: FieldID, to value: FieldValue) {
    if let act = context.change(field, to: value).act { send(act) }
  }

  /// Returns true if a field of the form edits the property, and takes the value now.
  ///
  /// Rules are not asked: an entry that breaks one is refused with its sentence.
  public func canSet<Value>(_ property: PropertyPath<Record, Value>, to value: Value) -> Bool {
    context.change(property, to: value).act != nil
  }

  /// Returns true if the form has the field, and it takes the value now.
  public func canSet(_ field: FieldID, to value: FieldValue) -> Bool {
    context.change(field, to: value).act != nil
  }
}

/// The place of a designed view: its field, as the drawer shows it, and the way of its acts.
struct DesignPlace {
  var field: FieldID
  var label: String
  var isRefused: Bool
  var send: (FoldoutScreens.Act) -> Void
}

extension DrawerChange {
  /// The act that makes the change; `nil` for a change that no field can make.
  fileprivate var act: FoldoutScreens.Act? {
    switch effect {
    case .sends(.set(let text), let field): .enter(field, .set(text))
    case .sends(.use(let wire), let field): .enter(field, .use(wire))
    case .sends(.clear, let field): .enter(field, .cleared)
    case .nothing: nil
    }
  }
}
#endif
