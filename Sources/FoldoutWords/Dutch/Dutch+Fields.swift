extension Words.Dates {
  static let dutch = Words.Dates(
    year: "Jaar", month: "Maand", day: "Dag", hour: "Uur", minute: "Minuut",
    dayPeriod: "AM/PM",
    time: "Tijd",
    previousMonth: "Vorige maand",
    nextMonth: "Volgende maand",
    previousYear: "Vorig jaar",
    nextYear: "Volgend jaar",
    showWheels: "Als wielen",
    showCalendar: "Als kalender",
    empty: "Er is niets ingevuld. Schrijf een datum, zoals {example}.",
    emptyTime: "Er is niets ingevuld. Schrijf een tijd, zoals {example}.",
    notADate: "“{text}” is geen datum. Schrijf er een zoals {example} of {iso}.",
    notADateTime: "“{text}” is geen datum met tijd. Schrijf ze zoals {example} of {iso}.",
    notATime: "“{text}” is geen tijd. Schrijf er een zoals {example}.",
    ambiguous: "“{text}” kan op twee manieren worden gelezen. Schrijf {one} of {other}.",
    either: "{one} of {other}",
    noSuchMonth:
      """
      Er is geen maand {month}: de maanden gaan van {first} tot en met {last}. Schrijf een datum \
      zoals {example}.
      """,
    noSuchDay: "Er is geen dag {day}: {month} {year} heeft {last} dagen.",
    twoDigitYear: "Het jaar {year} heeft twee cijfers. Schrijf ze alle vier, zoals in {example}.",
    oddYear: "“{year}” is geen jaar van vier cijfers. Schrijf een datum zoals {example}.",
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
      "Hier mag geen enkele dag: de eerste, {first}, zou na de laatste, {last}, komen.",
    mixedDigits:
      """
      “{text}” mengt cijfers van verschillende schriften. Schrijf ze alle in één schrift, zoals in \
      {example}.
      """,
    skippedTime:
      "Klokken in {place} slaan {time} over. De volgende tijd die ze tonen, is {next}.",
    repeatedTime: "Klokken in {place} tonen {time} twee keer. Bedoeld is de eerste keer.",
    repeatedTimeLater: "Klokken in {place} tonen {time} twee keer. Bedoeld is de tweede keer.",
    timeMissing: "De tijd ontbreekt. Schrijf hem achter de dag, zoals in {example}.",
    timeUnwanted: "Hier hoort alleen een dag, zonder tijd: {example}.",
    dateUnwanted: "Hier hoort alleen een tijd, zonder dag: {example}.",
    noSuchHourOfHalf:
      "Er is geen uur {hour} met {am} of {pm}: de uren gaan van {first} tot en met {last}.",
    noSuchHour:
      """
      Er is geen uur {hour}: de uren gaan van {first} tot en met {last}, en middernacht is \
      {midnight}.
      """,
    noSuchMinute: "Er is geen minuut {minute}: de minuten gaan van {first} tot en met {last}.",
    noSuchSecond:
      "Er is geen seconde {second}: de seconden gaan van {first} tot en met {last}.")
}

extension Words.Numbers {
  static let dutch = Words.Numbers(
    empty: "Er is niets ingevuld. Schrijf een getal, zoals {example}.",
    oddSign: "“{text}” is geen getal: {sign} kan daar niet staan. Schrijf het zoals {example}.",
    digitMissing:
      "“{text}” is geen getal: er ontbreekt een cijfer. Schrijf het zoals {example}.",
    oddGrouping: "De {sign} in “{text}” staat niet tussen duizendtallen. Schrijf {plain}.",
    oddGroupingOrFraction:
      "De {sign} in “{text}” staat niet tussen duizendtallen. Schrijf {plain} of {fraction}.",
    ambiguous:
      "“{text}” kan op twee manieren worden gelezen. Schrijf {whole} of {decimal}.",
    notWhole:
      "“{text}” is geen geheel getal. Schrijf het zonder “{separator}” en wat erop volgt.",
    tooLarge: "“{text}” is een te groot getal om precies te worden bewaard.",
    tooManyDigits: "Het getal heeft {digits} cijfers; {most} kunnen precies worden bewaard.",
    inexact: "{number} zou hier als {kept} worden bewaard. Vul een getal met minder cijfers in.",
    quoted: "“{text}”", aBlank: "een spatie", blank: "spatie")
}

extension Words.Fields {
  static let dutch = Words.Fields(
    required: "{field} heeft een waarde nodig.",
    typedAndPicked: "“{typed}” is getypt en “{picked}” is gekozen. Kies er een van.",
    readOnly:
      "{field} wordt hier alleen getoond en kan niet worden gewijzigd; er is niets bewaard.",
    controlCharacter:
      """
      {field} bevat een stuurteken ({code}), dat niet te zien is; in geplakte tekst zitten die \
      soms. Typ de tekst, of plak hem zonder.
      """,
    notKept: "{field} kan deze waarde niet bevatten; er is niets bewaard.",
    tooShort:
      "{field} is te kort: het aantal tekens is {count} en moet ten minste {least} zijn.",
    tooLong:
      "{field} is te lang: het aantal tekens is {count} en mag ten hoogste {most} zijn.",
    tooSmall: "{field} is te klein: het moet ten minste {least} zijn.",
    tooLarge: "{field} is te groot: het mag ten hoogste {most} zijn.",
    notAbove: "{field} is te klein: het moet meer dan {limit} zijn.",
    notBelow: "{field} is te groot: het moet minder dan {limit} zijn.",
    notAnEmail: "“{text}” is geen e-mailadres. Schrijf er een zoals name@example.org.",
    notAURL: "“{text}” is geen webadres. Schrijf er een zoals https://example.org/.",
    notAPhone: "“{text}” is geen telefoonnummer. Schrijf er een zoals +1 555 0100.",
    pattern: "{field} heeft niet de gevraagde vorm: {hint}.",
    unequal: "{field} moet hetzelfde zijn als {other}.",
    beforeField: "{field} mag niet voor {other} liggen, dus niet voor {limit}.",
    afterField: "{field} mag niet na {other} liggen, dus niet na {limit}.",
    noSuchMonth: "Er is geen maand {month}: de maanden gaan van {first} tot en met {last}.",
    notAMonth: "“{text}” is geen maand. Schrijf de naam of het getal, zoals {example} of {number}.",
    notAPicture:
      "Het bestand is geen afbeelding. Kies een bestand met PNG, JPEG, GIF of WebP.",
    pictureCutShort:
      """
      De afbeelding is niet compleet: het bestand is afgebroken of beschadigd. Kies een ander \
      bestand.
      """,
    pictureTooLarge:
      "De afbeelding is te groot: ten hoogste {limit} wordt aangenomen. Kies een kleinere.",
    notOffered: "“{text}” is geen optie voor {field}. Kies er een uit de lijst.",
    severalChosen:
      "{field} neemt maar één optie aan. Kies er een; er is niets bewaard.",
    tooFewChosen:
      """
      {field} heeft er ten minste {least} nodig; tot nu toe gekozen: {count}. Tot dan wordt niets \
      bewaard.
      """,
    tooManyChosen:
      "{field} neemt er ten hoogste {most} aan. Laat er een los voordat u een andere kiest.",
    optionDisabled: "“{text}” kan bij {field} nu niet worden gekozen. Kies een andere optie.",
    optionTooLong:
      """
      De optie die voor {field} is gestuurd, is te lang: ten hoogste {limit} wordt aangenomen. Kies \
      een andere.
      """,
    ambiguousOption: "Meerdere opties voor {field} heten “{text}”. Kies er een uit de lijst.",
    noSuchRecord: "{noun} {key} bestaat niet. Kies uit de lijst.",
    noRecord: "In “{table}” is er geen record {key}. Kies er een uit de lijst.")
}

extension Words.Changes {
  static let dutch = Words.Changes(
    error: "Fout", problems: "Kijk hier nog eens naar:",
    conflict:
      """
      Iemand anders of een ander programma heeft {field} gewijzigd in “{now}” terwijl deze pagina \
      open was. Jij vulde “{entered}” in. Er is niets overschreven: kies er een.
      """,
    dateConflict:
      """
      Iemand anders of een ander programma heeft {field} gewijzigd terwijl deze pagina open was. Er \
      is niets overschreven: kies er een.
      """,
    pictureConflict:
      """
      Iemand anders of een ander programma heeft {field} gewijzigd terwijl deze pagina open was: daar staat nu “{now}”, \
      en jij koos “{entered}”. Er is niets overschreven: houd wat er is, of kies nog eens.
      """,
    secretConflict:
      """
      {field} is misschien elders gewijzigd sinds deze pagina werd gemaakt; er is niets \
      overschreven. Vul het nog eens in om het toch te wijzigen.
      """,
    undoConflict:
      """
      {field} is sindsdien nog eens gewijzigd, in “{now}”; er is niets hersteld.
      """,
    unsaved:
      """
      {field} heeft invoer die nog niet is opgeslagen; er is niets hersteld. Sla die op, of vul \
      weer “{now}” in en herstel dan.
      """,
    forgotten:
      """
      Wat {field} hiervoor was, is niet meer bekend; er is niets hersteld. Vul het nog \
      eens in.
      """,
    altered:
      """
      {field} is bewaard als “{now}”, niet zoals het werd ingevuld: een regel van de database \
      maakte dat ervan.
      """,
    askClear: "{field} wissen? Dit kan niet worden hersteld.",
    askRemove: "{field} verwijderen? Dit kan niet worden hersteld.",
    askReplace: "{field} vervangen? De oude waarde kan niet worden teruggehaald.",
    askPicture:
      """
      {field} vervangen? De oude afbeelding kan niet worden teruggehaald; \
      kies de nieuwe nog eens om haar te vervangen.
      """)
}
