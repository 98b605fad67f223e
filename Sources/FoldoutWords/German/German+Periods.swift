extension Words.Periods {
  static let german = Words.Periods(
    tomorrow: "morgen", yesterday: "gestern", dayAfterTomorrow: "übermorgen",
    dayBeforeYesterday: "vorgestern",
    notOffered: "{day} kann nicht gewählt werden. Wählen Sie einen anderen Tag.",
    otherWeekday: "{day} ist ein {weekday}. Berichtigen Sie den Wochentag oder das Datum.",
    emptyMonth:
      "Es wurde nichts eingegeben. Schreiben Sie einen Monat mit seinem Jahr wie {example}.",
    notAMonth:
      "„{text}“ ist kein Monat mit Jahr. Schreiben Sie einen wie {example} oder {iso}.",
    beforeMonth: "Das ist zu früh: Der erste erlaubte Monat ist {limit}.",
    afterMonth: "Das ist zu spät: Der letzte erlaubte Monat ist {limit}.",
    emptySpan: "Es wurde nichts eingegeben. Schreiben Sie Stunden wie {clock} oder {decimal}.",
    notASpan:
      "„{text}“ ist keine Anzahl von Stunden. Schreiben Sie sie wie {clock} oder {decimal}.",
    notFullMinutes:
      "„{text}“ Stunden sind keine vollen Minuten. Schreiben Sie {lower} oder {upper}.",
    negativeSpan:
      "Eine Dauer kann nicht negativ sein. Schreiben Sie Stunden wie {clock} oder {decimal}.",
    spanTooShort: "Das ist zu kurz: Erlaubt sind mindestens {limit} Stunden.",
    spanTooLong: "Das ist zu lang: Erlaubt sind höchstens {limit} Stunden.")
}
