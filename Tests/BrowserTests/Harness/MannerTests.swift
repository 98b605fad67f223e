import Testing

/// Checks that the walks of `make test` meet each control in each manner, though each runs in one
/// or two, and that those of `make test-all` meet each editor in all.
@Suite("Manners of the walks")
struct MannerTests {
  /// The walks of each editor in `make test`, by the control that a person uses in it.
  private static let controls: [String: [String: [String]]] = [
    "input": [
      "text": ["TextTests/inPlace", "TextTests/escape", "EditingWithoutScriptTests/editors"],
      "number": ["TextTests/numbers", "EditingWithoutScriptTests/editors"],
      "long text": ["KindTests/lines"], "secret": ["KindTests/secret"],
    ],
    "wheels": [
      "date": ["DateTests/turning", "WheelTests/turns", "WheelTests/steps"],
      "month of a year, time span": ["YearMonthTests/turned", "YearMonthTests/span"],
    ],
    "calendar": [
      "date": [
        "CalendarTests/day", "CalendarTests/keys", "CalendarTests/mirrored",
        "OpenCalendarTests/day",
      ]
    ],
    "mini picker": [
      "month and year": [
        "MiniPickerTests/drags", "MiniPickerTests/leaves", "MiniPickerTests/keys",
        "MonthFieldTests/steps",
      ]
    ],
    "popover": [
      "date": [
        "AppointmentScreenTests/compact", "AppointmentScreenTests/popover",
        "AppointmentScreenTests/escape",
      ]
    ],
    "options in a drawer": [
      "choice": ["ChoiceTests/typed", "OptionTests/touch"],
      "reference": [
        "ReferenceTests/chosen", "ReferenceTests/keys", "ReferenceTests/plain",
        "ReferenceTests/accessible",
      ],
    ],
    "options in rows": [
      "one and several": [
        "OptionRowTests/choosing", "OptionRowTests/refused", "OptionRowTests/looks",
        "OptionRowTests/keys",
      ]
    ],
    "button": [
      "switch": [
        "TextTests/switches", "FoldingByOthersTests/inOneRequest",
        "EditingWithoutScriptTests/editors",
      ],
      "button": ["KindTests/button"], "picture": ["PictureTests/chosen"],
    ],
    "bar": [
      "actions": [
        "BarTests/unfolds", "BarTests/uncovers", "BarTests/links", "ActingTests/removes",
        "ActingTests/accessible",
      ],
      "Undo": ["UndoTests/undo", "UndoTests/together"],
    ],
    "search": [
      "list": [
        "FindingTests/typing", "FindingTests/keeping", "FindingTests/withoutScript",
        "FindingTests/long",
      ]
    ],
    "form of a new record": [
      "adding": ["AddingTests/added", "AddingTests/refused", "AddingTests/kept"]
    ],
  ]

  private let walks: [WrittenWalk]

  init() throws { walks = try WrittenWalk.all.get() }

  @Test("In make test each editor is walked with script and without, each control in each manner")
  func control() throws {
    let inTest = Dictionary(walks.map { ($0.name, $0.mannersInTest) }, uniquingKeysWith: +)
    for (control, editors) in Self.controls {
      for (editor, names) in editors {
        for name in names where inTest[name]?.isEmpty != false {
          Issue.record("\(name) does not run in make test")
        }
        let manners = names.flatMap { inTest[$0] ?? [] }
        #expect(Set(manners.map(\.hasScript)) == [true, false], "\(control): \(editor)")
      }
      let manners = editors.values.flatMap(\.self).flatMap { inTest[$0] ?? [] }
      #expect(Set(manners.map(\.way)) == Set(Way.allCases), "\(control)")
      // Words of a new record are those of a record.
      if control == "form of a new record" { continue }
      #expect(Set(manners.map(\.language)) == [.english, .dutch, .arabic], "\(control)")
      #expect(Set(manners.map(\.isDark)) == [true, false], "\(control)")
    }
  }

  @Test("The six manners combine every pair of hand, language, light and script")
  func pairs() {
    let aspects: [[@Sendable (Manner) -> Bool]] = [
      [{ $0.hand == .touch }, { $0.hand == .keyboard }],
      [{ $0.language == .english }, { $0.language == .dutch }, { $0.language == .arabic }],
      [\.isDark, { !$0.isDark }],
      [\.hasScript, { !$0.hasScript }],
    ]
    for (index, aspect) in aspects.enumerated() {
      for other in aspects[(index + 1)...] {
        for value in aspect {
          for second in other {
            #expect(Manner.all.contains { value($0) && second($0) })
          }
        }
      }
    }
  }

  @Test(
    "Each editor has a walk in all six manners in make test-all",
    arguments: [
      "TextTests/inPlace", "TextTests/switches", "TextTests/numbers", "DateTests/turning",
      "AppointmentTests/kept", "AppointmentScreenTests/popover", "PictureTests/chosen",
      "KindTests/secret", "KindTests/lines", "KindTests/button",
    ])
  func editors(_ name: String) {
    let found = Set(walks.filter { $0.name == name }.flatMap(\.manners).map(\.testDescription))
    #expect(found.isSuperset(of: Manner.all.map(\.testDescription)))
  }
}
