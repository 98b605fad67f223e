import FoldoutForms

/// The columns of a field's wheels, with the arithmetic of the values that they show.
enum FieldColumns {
  case date(DatePickerColumns)
  case month(YearMonthColumns)
  case span(TimeSpanColumns)

  /// The columns in the order of the locale.
  var columns: [DatePickerColumns.Column] {
    switch self {
    case .date(let columns): columns.columns
    case .month(let columns): columns.columns
    case .span(let columns): columns.columns
    }
  }

  /// The date from which the columns are turned, as a page carries it: for a month its first day.
  /// Empty for a time span, whose columns start from the value that the person saw.
  var base: String {
    switch self {
    case .date(let columns):
      columns.mode.hasTime ? "\(columns.initial)" : "\(columns.initial.date)"
    case .month(let columns): "\(columns.initial.days.lowerBound)"
    case .span: ""
    }
  }

  /// The value that the columns show, as text that every environment reads.
  var text: String {
    switch self {
    case .date(let columns): columns.mode.text(of: columns.initial)
    case .month(let columns): "\(columns.initial)"
    case .span(let columns): "\(columns.initial)"
    }
  }

  /// The chosen value; `nil` if no column was turned.
  ///
  /// If `settles` is true, it is the allowed value nearest to the selection. Otherwise it is
  /// exactly the selection; throws if that is not allowed.
  func value(
    of selection: DatePickerColumns.Selection, settles: Bool
  ) throws(FieldError) -> FieldValue? {
    switch self {
    case .date(let columns):
      if columns.selection.shows(selection) { return nil }
      do throws(DateError) {
        let value =
          settles ? columns.nearestValue(to: selection) : try columns.strictValue(of: selection)
        return columns.mode.value(value)
      } catch {
        throw .date(error)
      }
    case .month(let columns):
      if columns.selection.shows(selection) { return nil }
      do throws(MonthError) {
        return .month(
          settles ? columns.nearestValue(to: selection) : try columns.strictValue(of: selection))
      } catch {
        throw .month(error)
      }
    case .span(let columns):
      if columns.selection.shows(selection) { return nil }
      do throws(TimeSpanError) {
        let span =
          settles ? columns.nearestValue(to: selection) : try columns.strictValue(of: selection)
        return .whole(Int64(span.totalMinutes))
      } catch {
        throw .span(error)
      }
    }
  }
}

extension DatePickerColumns.Selection {
  /// True if each column that was sent holds the value that is shown here. Columns may be
  /// missing: a calendar sends those of the time alone.
  fileprivate func shows(_ sent: Self) -> Bool {
    DateComponent.allCases.allSatisfy { component in
      sent[component].map { $0 == self[component] } ?? true
    }
  }
}

extension DateMode {
  /// A picked date as the value of a field.
  fileprivate func value(_ picked: LocalDateTime) -> FieldValue {
    switch self {
    case .date: .date(picked.date)
    case .time: .time(picked.time)
    case .dateTime: .dateTime(picked)
    }
  }
}

extension FieldColumns {
  /// The columns of a field's wheels.
  ///
  /// They start from `value`, which for a month may be any day in it. Wheels of a time span start
  /// from `reading` instead.
  init(_ parts: WheelParts, of date: ShownDate, value: LocalDateTime?, reading: Reading) {
    let field = date.field
    switch parts {
    case .date(let mode): self = .date(date.columns(mode, value: value))
    case .month:
      self = .month(
        YearMonthColumns(
          value: value.map { YearMonth(of: $0.date) }, limits: date.offered.limits,
          environment: date.environment))
    case .span(let longest):
      self = .span(
        TimeSpanColumns(
          value: reading.span, range: field.spans(upTo: longest),
          minuteStep: field.editor.dates?.minuteStep ?? .one,
          environment: date.record.environment))
    }
  }
}

extension Reading {
  /// The value as a length of time, stored as a number of minutes; `nil` for any other value.
  fileprivate var span: TimeSpan? {
    switch self {
    case .value(.whole(let minutes)): TimeSpan(minutes: Int(clamping: minutes))
    case .value, .mismatched: nil
    }
  }
}
