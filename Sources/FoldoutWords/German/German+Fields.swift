extension Words.Dates {
  static let german = Words.Dates(
    year: "Jahr", month: "Monat", day: "Tag", hour: "Stunde", minute: "Minute",
    dayPeriod: "AM/PM",
    time: "Uhrzeit",
    previousMonth: "Vorheriger Monat",
    nextMonth: "Nächster Monat",
    previousYear: "Vorheriges Jahr",
    nextYear: "Nächstes Jahr",
    showWheels: "Räder zeigen",
    showCalendar: "Kalender zeigen",
    empty: "Geben Sie ein Datum ein, zum Beispiel {example}.",
    emptyTime: "Geben Sie eine Uhrzeit ein, zum Beispiel {example}.",
    notADate: "„{text}“ ist kein Datum. Geben Sie eines wie {example} oder {iso} ein.",
    notADateTime:
      "„{text}“ ist kein Datum mit Uhrzeit. Geben Sie beides wie {example} oder {iso} ein.",
    notATime: "„{text}“ ist keine Uhrzeit. Geben Sie eine wie {example} ein.",
    ambiguous: "„{text}“ kann zwei Tage bedeuten. Geben Sie {one} oder {other} ein.",
    either: "{one} oder {other}",
    noSuchMonth:
      """
      Einen Monat {month} gibt es nicht: Die Monate gehen von {first} bis {last}. Geben Sie ein \
      Datum wie {example} ein.
      """,
    noSuchDay: "Einen Tag {day} gibt es nicht: {month} {year} hat {last} Tage.",
    missingYear: "Das Jahr fehlt. Geben Sie es mit ein, etwa {example}.",
    twoDigitYear:
      "Das Jahr {year} hat nur zwei Ziffern. Geben Sie alle vier ein, wie in {example}.",
    notFourDigitYear:
      "„{year}“ ist kein vierstelliges Jahr. Geben Sie ein Datum wie {example} ein.",
    yearOutOfRange:
      """
      Das Jahr {year} kann nicht gesichert werden: Die Jahre gehen von {first} bis {last}.
      """,
    yearOutOfCalendar:
      """
      Das Jahr {year} kann nicht gezeigt werden: Die Jahre dieses Kalenders gehen von {first} bis \
      {last}.
      """,
    beforeLimit: "Das ist zu früh: Der erste erlaubte Tag ist der {limit}.",
    afterLimit: "Das ist zu spät: Der letzte erlaubte Tag ist der {limit}.",
    noDayAllowed: "Hier ist kein Tag erlaubt: Der erste, {first}, liegt nach dem letzten, {last}.",
    mixedDigits:
      "„{text}“ mischt Ziffern mehrerer Schriften. Verwenden Sie nur eine, wie in {example}.",
    skippedTime: "Die Uhren in {place} überspringen {time}. Die nächste gültige Zeit ist {next}.",
    repeatedTime: "Die Uhren in {place} zeigen {time} zweimal. Dies ist das erste Mal.",
    repeatedTimeLater: "Die Uhren in {place} zeigen {time} zweimal. Dies ist das zweite Mal.",
    missingTime: "Die Uhrzeit fehlt. Fügen Sie sie hinter dem Tag an, wie in {example}.",
    unexpectedTime: "Geben Sie nur einen Tag ohne Uhrzeit ein, wie in {example}.",
    unexpectedDate: "Geben Sie nur eine Uhrzeit ohne Tag ein, wie in {example}.",
    noSuchHourOfHalf:
      """
      Eine Stunde {hour} mit {am} oder {pm} gibt es nicht: Die Stunden gehen von {first} bis \
      {last}.
      """,
    noSuchHour:
      """
      Eine Stunde {hour} gibt es nicht: Die Stunden gehen von {first} bis {last}, und \
      Mitternacht ist {midnight}.
      """,
    noSuchMinute:
      "Eine Minute {minute} gibt es nicht: Die Minuten gehen von {first} bis {last}.",
    noSuchSecond:
      "Eine Sekunde {second} gibt es nicht: Die Sekunden gehen von {first} bis {last}.",
    unmarked: "Die markierten Tage konnten nicht gelesen werden: {reason}")
}

extension Words.Numbers {
  static let german = Words.Numbers(
    empty: "Geben Sie eine Zahl ein, zum Beispiel {example}.",
    oddSign:
      "„{text}“ ist keine Zahl: {sign} gehört dort nicht hin. Geben Sie eine wie {example} ein.",
    digitMissing: "„{text}“ ist keine Zahl: Eine Ziffer fehlt. Geben Sie eine wie {example} ein.",
    misplacedSeparator: "Das {sign} in „{text}“ trennt keine Tausender. Geben Sie {plain} ein.",
    oddGroupingOrFraction:
      "Das {sign} in „{text}“ trennt keine Tausender. Geben Sie {plain} oder {fraction} ein.",
    ambiguous: "„{text}“ kann zwei Zahlen bedeuten. Geben Sie {whole} oder {decimal} ein.",
    notWhole: "„{text}“ ist keine ganze Zahl. Lassen Sie „{separator}“ und alles danach weg.",
    tooLarge: "„{text}“ ist zu groß, um genau gesichert zu werden.",
    tooManyDigits: "Die Zahl hat {digits} Ziffern; höchstens {most} lassen sich genau sichern.",
    inexact: "{number} würde als {kept} gesichert. Geben Sie eine Zahl mit weniger Ziffern ein.",
    quoted: "„{text}“", aSpace: "ein Leerzeichen", space: "Leerzeichen")
}

extension Words.Fields {
  static let german = Words.Fields(
    required: "{field} braucht einen Wert.",
    conflictingDates:
      "Sie haben „{typed}“ eingetippt und „{picked}“ gewählt. Wählen Sie eines von beiden.",
    readOnly: "{field} kann hier nicht geändert werden; nichts wurde gesichert.",
    controlCharacter:
      """
      {field} enthält ein unsichtbares Steuerzeichen ({code}), vielleicht aus eingefügtem Text. \
      Tippen Sie den Text stattdessen ein.
      """,
    cannotHold: "{field} kann diesen Wert nicht aufnehmen; nichts wurde gesichert.",
    tooShort: "{field} ist zu kurz: {count} von mindestens {least} Zeichen.",
    tooLong: "{field} ist zu lang: {count} Zeichen, und höchstens {most} sind erlaubt.",
    tooSmall: "{field} ist zu klein: Es muss mindestens {least} sein.",
    tooLarge: "{field} ist zu groß: Es darf höchstens {most} sein.",
    notAbove: "{field} ist zu klein: Es muss mehr als {limit} sein.",
    notBelow: "{field} ist zu groß: Es muss weniger als {limit} sein.",
    notAnEmail: "„{text}“ ist keine E-Mail-Adresse. Geben Sie eine wie name@example.org ein.",
    notAURL: "„{text}“ ist keine Webadresse. Geben Sie eine wie https://example.org/ ein.",
    notAPhone: "„{text}“ ist keine Telefonnummer. Geben Sie eine wie +1 555 0100 ein.",
    notAUUID:
      "„{text}“ ist keine UUID. Geben Sie eine wie E621E1F8-C36C-495A-93FC-0C247A3E6E5F ein.",
    pattern: "{field} muss diesem Format entsprechen: {hint}.",
    differsFromField: "{field} muss dasselbe sein wie {other}.",
    beforeField: "{field} darf nicht vor {other} ({limit}) liegen.",
    afterField: "{field} darf nicht nach {other} ({limit}) liegen.",
    noSuchMonth: "Einen Monat {month} gibt es nicht: Die Monate gehen von {first} bis {last}.",
    notAMonth:
      """
      „{text}“ ist kein Monat. Geben Sie Namen oder Zahl ein, zum Beispiel {example} oder \
      {number}.
      """,
    wrongClock:
      """
      Die Uhr ging falsch, als dies gewählt wurde; es wurde nichts geändert. Stellen Sie die \
      Uhr, und wählen Sie es noch einmal.
      """,
    notAPicture:
      """
      Diese Datei ist kein unterstütztes Bild. Wählen Sie eine PNG-, JPEG-, GIF- oder WebP-Datei.
      """,
    pictureIncomplete:
      "Dieses Bild ist unvollständig oder beschädigt. Wählen Sie eine andere Datei.",
    pictureTooLarge:
      "Dieses Bild ist zu groß: Erlaubt sind höchstens {limit}. Wählen Sie ein kleineres.",
    notOffered: "„{text}“ ist keine Option für {field}. Wählen Sie eine aus der Liste.",
    severalChosen: "{field} nimmt nur eine Option an; nichts wurde gesichert. Wählen Sie eine.",
    tooFewChosen:
      """
      Wählen Sie für {field} mindestens {least}; bisher gewählt: {count}. Bis dahin wird nichts \
      gesichert.
      """,
    tooManyChosen:
      """
      {field} nimmt höchstens {most} an. Wählen Sie eine Option ab, bevor Sie eine andere wählen.
      """,
    optionDisabled:
      "„{text}“ kann für {field} jetzt nicht gewählt werden. Wählen Sie eine andere Option.",
    optionTooLong:
      """
      Die für {field} gesendete Option ist zu lang: Erlaubt sind höchstens {limit}. Wählen Sie \
      eine andere.
      """,
    ambiguousOption:
      "{field} hat mehrere Optionen namens „{text}“. Wählen Sie eine aus der Liste.",
    noSuchRecord: "{noun} {key} gibt es nicht. Wählen Sie aus der Liste.",
    noRecord: "In „{table}“ gibt es keinen Datensatz {key}. Wählen Sie einen aus der Liste.")
}

extension Words.Changes {
  static let german = Words.Changes(
    error: "Fehler", problems: "Bitte prüfen Sie das:",
    conflict:
      """
      {field} wurde inzwischen anderswo in „{now}“ geändert; Sie haben \
      „{entered}“ eingegeben. Nichts wurde überschrieben: Wählen Sie eines davon.
      """,
    dateConflict:
      """
      {field} wurde inzwischen anderswo geändert. Nichts wurde überschrieben: \
      Wählen Sie eines davon.
      """,
    pictureConflict:
      """
      {field} wurde inzwischen anderswo geändert: Jetzt ist dort „{now}“, und \
      Sie haben „{entered}“ gewählt. Nichts wurde überschrieben: Behalten Sie, was da ist, oder \
      wählen Sie noch einmal.
      """,
    secretConflict:
      """
      {field} wurde inzwischen vielleicht anderswo geändert; nichts wurde \
      überschrieben. Geben Sie es noch einmal ein, um es trotzdem zu ändern.
      """,
    undoConflict:
      """
      {field} wurde inzwischen noch einmal geändert, in „{now}“; nichts wurde rückgängig gemacht.
      """,
    unsaved:
      """
      {field} hat eine Eingabe, die noch nicht gesichert ist; nichts wurde rückgängig gemacht. \
      Sichern Sie sie, oder geben Sie wieder „{now}“ ein und machen Sie dann rückgängig.
      """,
    forgotten:
      """
      Der frühere Wert von {field} ist nicht mehr bekannt; nichts wurde rückgängig gemacht. Geben \
      Sie ihn noch einmal ein.
      """,
    altered: "Eine Regel der Datenbank hat {field} beim Sichern in „{now}“ geändert.",
    trimmed: "Leerzeichen um {field} wurden weggelassen.",
    typeBlanksAgain: "Geben Sie den Text noch einmal ein, um sie zu behalten.",
    standing:
      """
      „{entered}“ bleibt stehen und wird zusammen mit der nächsten Eingabe gesichert, wenn beide \
      zueinander passen.
      """,
    askClear: "{field} leeren? Das lässt sich nicht rückgängig machen.",
    askRemove: "{field} entfernen? Das lässt sich nicht rückgängig machen.",
    askReplace: "{field} ersetzen? Der alte Wert lässt sich nicht wiederherstellen.",
    askSecret:
      """
      {field} ersetzen? Der alte Wert lässt sich nicht wiederherstellen; geben Sie den neuen noch \
      einmal ein, um ihn zu ersetzen.
      """,
    plainAmongHashes:
      """
      Die Werte dieser Spalte sehen wie Hashes aus. Ihre Eingabe wird so gespeichert, wie sie ist, \
      nicht als Hash.
      """,
    askPicture:
      """
      {field} ersetzen? Das alte Bild lässt sich nicht wiederherstellen; wählen Sie das neue noch \
      einmal, um es zu ersetzen.
      """)
}

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
