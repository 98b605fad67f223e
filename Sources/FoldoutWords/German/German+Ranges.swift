extension Words.Limits {
  static let german = Words.Limits(
    minimum: "mindestens {least}", maximum: "höchstens {most}", range: "{least} bis {most}",
    above: "mehr als {limit}", below: "weniger als {limit}",
    notBefore: "nicht vor dem {limit}", notAfter: "nicht nach dem {limit}",
    after: "nach dem {limit}", before: "vor dem {limit}",
    minCharacters: "Zeichen: mindestens {least}", maxCharacters: "Zeichen: höchstens {most}",
    characters: "Zeichen: {least} bis {most}", exactCharacters: "Zeichen: genau {count}",
    both: "{one}, {other}",
    minChosen: "Mindestens {least} auswählen.",
    maxChosen: "Höchstens {most} auswählen.",
    chosen: "{least} bis {most} auswählen.",
    exactlyChosen: "Genau {count} auswählen.")
}

extension Words.Periods {
  static let german = Words.Periods(
    tomorrow: "morgen", yesterday: "gestern", dayAfterTomorrow: "übermorgen",
    dayBeforeYesterday: "vorgestern",
    notOffered: "{day} kann nicht gewählt werden. Wählen Sie einen anderen Tag.",
    otherWeekday: "{day} ist ein {weekday}. Berichtigen Sie den Wochentag oder das Datum.",
    emptyMonth: "Geben Sie einen Monat mit Jahr ein, zum Beispiel {example}.",
    notAMonth: "„{text}“ ist kein Monat mit Jahr. Geben Sie einen wie {example} oder {iso} ein.",
    beforeMonth: "Das ist zu früh: Der erste erlaubte Monat ist {limit}.",
    afterMonth: "Das ist zu spät: Der letzte erlaubte Monat ist {limit}.",
    emptySpan: "Geben Sie Stunden ein, zum Beispiel {clock} oder {decimal}.",
    notASpan:
      "„{text}“ ist keine Anzahl von Stunden. Geben Sie Stunden wie {clock} oder {decimal} ein.",
    notFullMinutes:
      "„{text}“ Stunden sind keine vollen Minuten. Geben Sie {lower} oder {upper} ein.",
    negativeSpan:
      "Eine Dauer kann nicht negativ sein. Geben Sie Stunden wie {clock} oder {decimal} ein.",
    spanTooShort: "Das ist zu kurz: Erlaubt sind mindestens {limit} Stunden.",
    spanTooLong: "Das ist zu lang: Erlaubt sind höchstens {limit} Stunden.")
}
