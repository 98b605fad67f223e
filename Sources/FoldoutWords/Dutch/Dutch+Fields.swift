extension Words.Dates {
  static let dutch = Words.Dates(
    year: "Jaar", month: "Maand", day: "Dag", hour: "Uur", minute: "Minuut",
    dayPeriod: "AM/PM",
    time: "Tijd",
    previousMonth: "Vorige maand",
    nextMonth: "Volgende maand",
    previousYear: "Vorig jaar",
    nextYear: "Volgend jaar",
    showWheels: "Wielen tonen",
    showCalendar: "Kalender tonen",
    empty: "Vul een datum in, bijvoorbeeld {example}.",
    emptyTime: "Vul een tijd in, bijvoorbeeld {example}.",
    notADate: "“{text}” is geen datum. Vul er een in zoals {example} of {iso}.",
    notADateTime: "“{text}” is geen datum met tijd. Vul ze in zoals {example} of {iso}.",
    notATime: "“{text}” is geen tijd. Vul er een in zoals {example}.",
    ambiguous: "“{text}” kan twee dagen betekenen. Vul {one} of {other} in.",
    either: "{one} of {other}",
    noSuchMonth:
      """
      Er is geen maand {month}: de maanden gaan van {first} tot en met {last}. Vul een datum in \
      zoals {example}.
      """,
    noSuchDay: "Er is geen dag {day}: {month} {year} heeft {last} dagen.",
    missingYear: "Het jaar ontbreekt. Vul het ook in, zoals {example}.",
    twoDigitYear:
      "Het jaar {year} heeft maar twee cijfers. Vul ze alle vier in, zoals in {example}.",
    notFourDigitYear: "“{year}” is geen jaar van vier cijfers. Vul een datum in zoals {example}.",
    yearOutOfRange:
      """
      Het jaar {year} kan niet worden bewaard: de jaren gaan van {first} tot en met {last}.
      """,
    yearOutOfCalendar:
      """
      Het jaar {year} kan niet worden getoond: de jaren van deze kalender gaan van {first} tot en \
      met {last}.
      """,
    beforeLimit: "Dat is te vroeg: de eerste dag die mag, is {limit}.",
    afterLimit: "Dat is te laat: de laatste dag die mag, is {limit}.",
    noDayAllowed:
      "Hier is geen enkele dag toegestaan: de eerste, {first}, komt na de laatste, {last}.",
    mixedDigits:
      """
      “{text}” mengt cijfers van verschillende schriften. Gebruik er maar een, zoals in \
      {example}.
      """,
    skippedTime: "Klokken in {place} slaan {time} over. De volgende geldige tijd is {next}.",
    repeatedTime: "Klokken in {place} tonen {time} twee keer. Dit is de eerste keer.",
    repeatedTimeLater: "Klokken in {place} tonen {time} twee keer. Dit is de tweede keer.",
    missingTime: "De tijd ontbreekt. Zet die achter de dag, zoals in {example}.",
    unexpectedTime: "Vul alleen een dag in, zonder tijd, zoals in {example}.",
    unexpectedDate: "Vul alleen een tijd in, zonder dag, zoals in {example}.",
    noSuchHourOfHalf:
      "Er is geen uur {hour} met {am} of {pm}: de uren gaan van {first} tot en met {last}.",
    noSuchHour:
      """
      Er is geen uur {hour}: de uren gaan van {first} tot en met {last}, en middernacht is \
      {midnight}.
      """,
    noSuchMinute: "Er is geen minuut {minute}: de minuten gaan van {first} tot en met {last}.",
    noSuchSecond:
      "Er is geen seconde {second}: de seconden gaan van {first} tot en met {last}.",
    unmarked: "De gemarkeerde dagen konden niet worden gelezen: {reason}")
}

extension Words.Numbers {
  static let dutch = Words.Numbers(
    empty: "Vul een getal in, bijvoorbeeld {example}.",
    oddSign: "“{text}” is geen getal: {sign} hoort daar niet. Vul er een in zoals {example}.",
    digitMissing:
      "“{text}” is geen getal: er ontbreekt een cijfer. Vul er een in zoals {example}.",
    misplacedSeparator: "De {sign} in “{text}” scheidt geen duizendtallen. Vul {plain} in.",
    oddGroupingOrFraction:
      "De {sign} in “{text}” scheidt geen duizendtallen. Vul {plain} of {fraction} in.",
    ambiguous: "“{text}” kan twee getallen betekenen. Vul {whole} of {decimal} in.",
    notWhole: "“{text}” is geen geheel getal. Laat “{separator}” en wat erop volgt weg.",
    tooLarge: "“{text}” is te groot om precies te worden bewaard.",
    tooManyDigits:
      "Het getal heeft {digits} cijfers; ten hoogste {most} kunnen precies worden bewaard.",
    inexact: "{number} zou als {kept} worden bewaard. Vul een getal met minder cijfers in.",
    quoted: "“{text}”", aSpace: "een spatie", space: "spatie")
}

extension Words.Fields {
  static let dutch = Words.Fields(
    required: "{field} heeft een waarde nodig.",
    conflictingDates: "Je hebt “{typed}” getypt en “{picked}” gekozen. Kies er een van.",
    readOnly: "{field} kan hier niet worden gewijzigd; er is niets bewaard.",
    controlCharacter:
      """
      {field} bevat een onzichtbaar stuurteken ({code}), misschien uit geplakte tekst. Typ de \
      tekst in plaats daarvan.
      """,
    cannotHold: "{field} kan deze waarde niet bevatten; er is niets bewaard.",
    tooShort: "{field} is te kort: {count} van ten minste {least} tekens.",
    tooLong: "{field} is te lang: {count} tekens, en er mogen er ten hoogste {most} zijn.",
    tooSmall: "{field} is te klein: het moet ten minste {least} zijn.",
    tooLarge: "{field} is te groot: het mag ten hoogste {most} zijn.",
    notAbove: "{field} is te klein: het moet meer dan {limit} zijn.",
    notBelow: "{field} is te groot: het moet minder dan {limit} zijn.",
    notAnEmail: "“{text}” is geen e-mailadres. Vul er een in zoals name@example.org.",
    notAURL: "“{text}” is geen webadres. Vul er een in zoals https://example.org/.",
    notAPhone: "“{text}” is geen telefoonnummer. Vul er een in zoals +1 555 0100.",
    notAUUID:
      "“{text}” is geen UUID. Vul er een in zoals E621E1F8-C36C-495A-93FC-0C247A3E6E5F.",
    pattern: "{field} moet aan dit formaat voldoen: {hint}.",
    differsFromField: "{field} moet hetzelfde zijn als {other}.",
    beforeField: "{field} mag niet voor {other} ({limit}) liggen.",
    afterField: "{field} mag niet na {other} ({limit}) liggen.",
    noSuchMonth: "Er is geen maand {month}: de maanden gaan van {first} tot en met {last}.",
    notAMonth: "“{text}” is geen maand. Vul de naam of het getal in, zoals {example} of {number}.",
    wrongClock:
      """
      De klok liep verkeerd toen dit werd gekozen; er is niets gewijzigd. Zet de klok goed \
      en kies het opnieuw.
      """,
    notAPicture:
      "Dit bestand is geen ondersteunde afbeelding. Kies een PNG-, JPEG-, GIF- of WebP-bestand.",
    pictureIncomplete: "Deze afbeelding is onvolledig of beschadigd. Kies een ander bestand.",
    pictureTooLarge:
      "Deze afbeelding is te groot: ten hoogste {limit} is toegestaan. Kies een kleinere.",
    notOffered: "“{text}” is geen optie voor {field}. Kies er een uit de lijst.",
    severalChosen: "{field} neemt maar één optie aan; er is niets bewaard. Kies er een.",
    tooFewChosen:
      """
      Kies er voor {field} ten minste {least}; tot nu toe gekozen: {count}. Tot dan wordt niets \
      bewaard.
      """,
    tooManyChosen:
      "{field} neemt er ten hoogste {most} aan. Deselecteer er een voordat je een andere kiest.",
    optionDisabled: "“{text}” kan voor {field} nu niet worden gekozen. Kies een andere optie.",
    optionTooLong:
      """
      De optie die voor {field} is gestuurd, is te lang: ten hoogste {limit} is toegestaan. Kies \
      een andere.
      """,
    ambiguousOption: "{field} heeft meerdere opties die “{text}” heten. Kies er een uit de lijst.",
    noSuchRecord: "{noun} {key} bestaat niet. Kies uit de lijst.",
    noRecord: "In “{table}” is er geen record {key}. Kies er een uit de lijst.")
}

extension Words.Changes {
  static let dutch = Words.Changes(
    error: "Fout", problems: "Controleer dit:",
    conflict:
      """
      {field} is intussen elders gewijzigd in “{now}”; jij vulde “{entered}” \
      in. Er is niets overschreven: kies er een.
      """,
    dateConflict:
      """
      {field} is intussen elders gewijzigd. Er is niets overschreven: kies er \
      een.
      """,
    pictureConflict:
      """
      {field} is intussen elders gewijzigd: daar staat nu “{now}”, en jij \
      koos “{entered}”. Er is niets overschreven: houd wat er is, of kies nog eens.
      """,
    secretConflict:
      """
      {field} is intussen misschien elders gewijzigd; er is niets \
      overschreven. Vul het nog eens in om het toch te wijzigen.
      """,
    undoConflict: "{field} is intussen nog eens gewijzigd, in “{now}”; er is niets hersteld.",
    unsaved:
      """
      {field} heeft invoer die nog niet is opgeslagen; er is niets hersteld. Sla die op, of vul \
      weer “{now}” in en herstel dan.
      """,
    forgotten:
      """
      De vorige waarde van {field} is niet meer bekend; er is niets hersteld. Vul die nog eens \
      in.
      """,
    altered: "Een regel van de database heeft {field} bij het bewaren gewijzigd in “{now}”.",
    trimmed: "Spaties rond {field} zijn weggelaten.",
    typeBlanksAgain: "Voer de tekst opnieuw in om ze te houden.",
    standing:
      """
      “{entered}” blijft staan en wordt samen met de volgende invoer bewaard, als beide bij \
      elkaar passen.
      """,
    askClear: "{field} wissen? Dit kan niet worden hersteld.",
    askRemove: "{field} verwijderen? Dit kan niet worden hersteld.",
    askReplace: "{field} vervangen? De oude waarde kan niet worden hersteld.",
    askSecret:
      """
      {field} vervangen? De oude waarde kan niet worden hersteld; vul de nieuwe nog eens in om \
      haar te vervangen.
      """,
    plainAmongHashes:
      """
      De waarden van deze kolom lijken op hashes. Wat je hebt ingevuld, wordt opgeslagen zoals het \
      is, niet als hash.
      """,
    askPicture:
      """
      {field} vervangen? De oude afbeelding kan niet worden hersteld; kies de nieuwe nog eens om \
      haar te vervangen.
      """)
}

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
