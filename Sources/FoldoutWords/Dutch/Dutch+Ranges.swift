extension Words.Limits {
  static let dutch = Words.Limits(
    minimum: "ten minste {least}", maximum: "ten hoogste {most}",
    range: "{least} tot en met {most}",
    above: "meer dan {limit}", below: "minder dan {limit}",
    notBefore: "niet vóór {limit}", notAfter: "niet na {limit}", after: "na {limit}",
    before: "vóór {limit}",
    minCharacters: "tekens: ten minste {least}", maxCharacters: "tekens: ten hoogste {most}",
    characters: "tekens: {least} tot en met {most}", exactCharacters: "tekens: precies {count}",
    both: "{one}, {other}",
    minChosen: "Kies er ten minste {least}.",
    maxChosen: "Kies er ten hoogste {most}.",
    chosen: "Kies er {least} tot en met {most}.",
    exactlyChosen: "Kies er precies {count}.")
}

extension Words.Periods {
  static let dutch = Words.Periods(
    tomorrow: "morgen", yesterday: "gisteren", dayAfterTomorrow: "overmorgen",
    dayBeforeYesterday: "eergisteren",
    notOffered: "{day} kan niet worden gekozen. Kies een andere dag.",
    otherWeekday: "{day} is een {weekday}. Verbeter de weekdag of de datum.",
    emptyMonth: "Vul een maand met het jaar in, bijvoorbeeld {example}.",
    notAMonth: "“{text}” is geen maand met een jaar. Vul er een in zoals {example} of {iso}.",
    beforeMonth: "Dat is te vroeg: de eerste maand die mag, is {limit}.",
    afterMonth: "Dat is te laat: de laatste maand die mag, is {limit}.",
    emptySpan: "Vul uren in, bijvoorbeeld {clock} of {decimal}.",
    notASpan: "“{text}” is geen aantal uren. Vul uren in zoals {clock} of {decimal}.",
    notFullMinutes: "“{text}” uur is geen heel aantal minuten. Vul {lower} of {upper} in.",
    negativeSpan: "Een tijdsduur kan niet negatief zijn. Vul uren in zoals {clock} of {decimal}.",
    spanTooShort: "Dat is te kort: het minste dat mag, is {limit} uur.",
    spanTooLong: "Dat is te lang: het meeste dat mag, is {limit} uur.")
}
