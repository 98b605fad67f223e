import FoldoutForms

/// A value of many rows: texts, switches, days and numbers in turn, a hundred rows to a section.
struct Register: Sendable {
  var texts: [String]
  var switches: [Bool]
  var days: [LocalDate?]
  var numbers: [Int]

  /// A register of a number of rows, which is a multiple of a hundred.
  init(rows: Int) {
    let count = rows / 4
    texts = (0..<count).map { "Entry \($0)" }
    switches = (0..<count).map { $0.isMultiple(of: 3) }
    days = (0..<count).map { LocalDate(dayNumber: 20_000 + $0) }
    numbers = Array(0..<count)
  }

  /// The form of the register.
  var form: Form<Register> {
    let sections = (0..<texts.count / 25).map { section in
      Section(
        id: "s\(section)", title: "Section \(section)",
        fields: (section * 25..<section * 25 + 25).flatMap { fields($0) })
    }
    return Form("Register", sections: sections)
  }

  private func fields(_ index: Int) -> [Field<Register>] {
    let text = TextField("Text \(index)", \Register.texts[index])
    let toggle = SwitchField("Switch \(index)", \Register.switches[index])
    let day = DateField("Day \(index)", \Register.days[index])
    let number = NumberField("Number \(index)", \Register.numbers[index])
    return [text.field, toggle.field, day.field, number.field]
  }
}

/// A value whose first row decides about all others.
struct Conditional: Sendable {
  var isWhole = false
  var texts: [String]

  init(rows: Int) { texts = (0..<rows).map { "Entry \($0)" } }

  /// The form of the value: a switch, and texts that are hidden while it is off.
  var form: Form<Conditional> {
    let toggle = SwitchField("Whole", \Conditional.isWhole)
    let hidden = texts.indices.map { index in
      TextField("Text \(index)", \Conditional.texts[index]).hidden { !$0.isWhole }.field
    }
    return Form(
      "Conditional", sections: [Section(id: "all", title: "All", fields: [toggle.field] + hidden)])
  }
}
