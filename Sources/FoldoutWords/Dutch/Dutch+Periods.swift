extension Words.Periods {
  static let dutch = Words.Periods(
    tomorrow: "morgen", yesterday: "gisteren", dayAfterTomorrow: "overmorgen",
    dayBeforeYesterday: "eergisteren",
    notOffered: "Kies een andere dag: {day} kan niet worden gekozen.",
    otherWeekday: "{day} is een {weekday}. Verbeter de weekdag of de datum.",
    emptyMonth: "Er is niets ingevuld. Schrijf een maand met het jaar, zoals {example}.",
    notAMonth: "“{text}” is geen maand met een jaar. Schrijf er een zoals {example} of {iso}.",
    beforeMonth: "Dat is te vroeg: de eerste maand die mag, is {limit}.",
    afterMonth: "Dat is te laat: de laatste maand die mag, is {limit}.",
    emptySpan: "Er is niets ingevuld. Schrijf uren, zoals {clock} of {decimal}.",
    notASpan: "“{text}” is geen aantal uren. Schrijf het zoals {clock} of {decimal}.",
    notFullMinutes: "“{text}” uur is geen heel aantal minuten. Schrijf {lower} of {upper}.",
    negativeSpan: "Een tijdsduur kan niet negatief zijn. Schrijf uren, zoals {clock} of {decimal}.",
    spanTooShort: "Dat is te kort: het minste dat mag, is {limit} uur.",
    spanTooLong: "Dat is te lang: het meeste dat mag, is {limit} uur.")
}
