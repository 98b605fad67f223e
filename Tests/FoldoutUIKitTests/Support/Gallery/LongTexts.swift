import FoldoutForms
import FoldoutTesting
import Foundation

/// A value whose labels, options and texts are as long as those of German authorities.
nonisolated struct Application: Sendable {
  var name = "Wolfgang-Maximilian Freiherr von Hohenstein-Schwarzenfels"
  var contact: String? = "personalverwaltung@bundesverwaltung.example"
  var authority = "Einwohnermeldeamt"
  var secret: String?
  var isInformed = true
  var begins: LocalDate? = LocalDate(year: 2026, month: 9, day: 30)
  var ends: LocalDateTime?
  var again: LocalDate?
  var form = "Onlinebewerbung mit elektronischer Unterschrift"
  var means: [String] = ["Personalausweis"]
  var amount: Decimal? = 1_234_567.89
  var note: String?
  var reference = "2026/Verwaltungsgebührenverordnung/0815"

  static let long = Form<Application>("Antragsangelegenheiten") {
    Section("Persönliche Angaben der antragstellenden Person") {
      TextField("Vollständiger Familienname", \.name).required().length(...20)
      EmailField("Dienstliche Anschrift", \.contact).id("contact")
      ChoiceField(
        "Zuständige Behörde", \.authority,
        options: ["Einwohnermeldeamt", "Bundesverwaltungsamt", "Landesbesoldungsstelle"],
        title: { "\($0) (Außenstelle für Bewerbungsangelegenheiten)" })
      SecretField("Sicherheitskennwort", \.secret)
      SwitchField("Datenschutzhinweise zur Kenntnis genommen", \.isInformed)
    }
    .footer { _ in
      "Alle Angaben werden ausschließlich zur Bearbeitung des Antrags verwendet und spätestens nach"
        + " zwei Jahren gelöscht."
    }
    Section("Fristen") {
      DateField("Frühestmöglicher Beginn", \.begins).limits(
        from: LocalDate(year: 2026, month: 1, day: 1))
      DateField("Voraussichtliches Ende", \.ends, style: .calendar)
      DateField("Wiedervorlage", \.again, style: .compact)
    }
    Section(
      optionsOf: ChoiceField(
        "Bevorzugte Form der Einreichung", \.form,
        options: [
          "Onlinebewerbung mit elektronischer Unterschrift", "Schriftlich auf dem Postweg",
        ]
      ).detail { $0.contains("Post") ? "Bearbeitungszeit mindestens sechs Wochen" : nil })
    Section(
      optionsOf: ChoiceField(
        "Vorgelegte Nachweise", \.means,
        options: ["Personalausweis", "Reisepass", "Aufenthaltsbescheinigung"]
      ).choosing(1...2))
    Section("Sonstiges") {
      NumberField("Beantragte Fördersumme", \.amount).currency("EUR").range(0...)
      LongTextField("Ergänzende Bemerkungen", \.note)
      ReadOnlyField("Geschäftszeichen", \.reference)
      ButtonField("Antrag kostenpflichtig einreichen", id: "send")
    }
  }
  .head({ $0.name }, detail: { $0.contact })
}

/// A value whose form is written in Arabic.
nonisolated struct Journey: Sendable {
  var name = "رحلة إلى القاهرة"
  var city = "القاهرة"
  var starts: LocalDate? = LocalDate(year: 2026, month: 3, day: 9)
  var ends: LocalDate?
  var wakes: LocalTime? = LocalTime(hour: 7, minute: 30)
  var guests = 12
  var isBooked = true
  var seat = "نافذة"
  var note: String? = "نلتقي أمام المحطة قبل الموعد بنصف ساعة، ومعنا التذاكر والحقائب."

  static let arabic = Form<Journey>("رحلة") {
    Section("الرحلة") {
      TextField("الاسم", \.name).required().length(...10)
      ChoiceField("المدينة", \.city, options: ["القاهرة", "بيروت", "عمّان"])
      NumberField("عدد الضيوف", \.guests).range(1...20)
      SwitchField("محجوزة", \.isBooked)
    }
    Section("المواعيد") {
      DateField("تبدأ", \.starts, style: .wheels)
      DateField("تنتهي", \.ends, style: .calendar)
      TimeField("الاستيقاظ", \.wakes, style: .compact)
    }
    .footer { _ in "المواعيد بتوقيت المكان." }
    Section(optionsOf: ChoiceField("المقعد", \.seat, options: ["نافذة", "ممر"]))
    Section("ملاحظات") {
      LongTextField("ملاحظة", \.note)
      ButtonField("احجز", id: "book")
    }
  }
  .head({ $0.name }, detail: { $0.city })
}
