extension Words.Dates {
  static let german = Words.Dates(
    year: "Jahr", month: "Monat", day: "Tag", hour: "Stunde", minute: "Minute",
    dayPeriod: "AM/PM",
    time: "Uhrzeit",
    previousMonth: "Vorheriger Monat",
    nextMonth: "Nächster Monat",
    previousYear: "Vorheriges Jahr",
    nextYear: "Nächstes Jahr",
    showWheels: "Als Räder",
    showCalendar: "Als Kalender",
    empty: "Es wurde nichts eingegeben. Schreiben Sie ein Datum wie {example}.",
    emptyTime: "Es wurde nichts eingegeben. Schreiben Sie eine Uhrzeit wie {example}.",
    notADate: "„{text}“ ist kein Datum. Schreiben Sie eines wie {example} oder {iso}.",
    notADateTime:
      "„{text}“ ist kein Datum mit Uhrzeit. Schreiben Sie beides wie {example} oder {iso}.",
    notATime: "„{text}“ ist keine Uhrzeit. Schreiben Sie eine wie {example}.",
    ambiguous: "„{text}“ kann auf zwei Arten gelesen werden. Schreiben Sie {one} oder {other}.",
    either: "{one} oder {other}",
    noSuchMonth:
      """
      Einen Monat {month} gibt es nicht: Die Monate gehen von {first} bis {last}. Schreiben Sie \
      ein Datum wie {example}.
      """,
    noSuchDay: "Einen Tag {day} gibt es nicht: {month} {year} hat {last} Tage.",
    twoDigitYear: "Das Jahr {year} hat zwei Ziffern. Schreiben Sie alle vier, wie in {example}.",
    oddYear: "„{year}“ ist kein Jahr mit vier Ziffern. Schreiben Sie ein Datum wie {example}.",
    yearOutOfRange:
      """
      Das Jahr {year} kann nicht gesichert werden: Die Jahre gehen von {first} bis {last}.
      """,
    yearOutOfCalendar:
      """
      Das Jahr {year} kann nicht gezeigt werden: Die Jahre dieses Kalenders gehen von {first} bis \
      {last}.
      """,
    beforeLimit: "Das ist zu früh: Der erste erlaubte Tag ist {limit}.",
    afterLimit: "Das ist zu spät: Der letzte erlaubte Tag ist {limit}.",
    noDayAllowed:
      "Hier ist kein Tag erlaubt: Der erste, {first}, wäre nach dem letzten, {last}.",
    mixedDigits:
      """
      „{text}“ mischt die Ziffern mehrerer Schriften. Schreiben Sie alle in einer, wie in {example}.
      """,
    skippedTime:
      "Die Uhren in {place} überspringen {time}. Die nächste Zeit, die sie zeigen, ist {next}.",
    repeatedTime: "Die Uhren in {place} zeigen {time} zweimal. Gemeint ist das erste Mal.",
    repeatedTimeLater: "Die Uhren in {place} zeigen {time} zweimal. Gemeint ist das zweite Mal.",
    timeMissing: "Die Uhrzeit fehlt. Schreiben Sie sie hinter den Tag, wie in {example}.",
    timeUnwanted: "Hierher gehört nur ein Tag, ohne Uhrzeit: {example}.",
    dateUnwanted: "Hierher gehört nur eine Uhrzeit, ohne Tag: {example}.",
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
      "Eine Sekunde {second} gibt es nicht: Die Sekunden gehen von {first} bis {last}.")
}

extension Words.Numbers {
  static let german = Words.Numbers(
    empty: "Es wurde nichts eingegeben. Schreiben Sie eine Zahl wie {example}.",
    oddSign:
      """
      „{text}“ ist keine Zahl: {sign} kann dort nicht stehen. Schreiben Sie sie wie {example}.
      """,
    digitMissing:
      "„{text}“ ist keine Zahl: Eine Ziffer fehlt. Schreiben Sie sie wie {example}.",
    oddGrouping: "Das {sign} in „{text}“ steht nicht zwischen Tausendern. Schreiben Sie {plain}.",
    oddGroupingOrFraction:
      """
      Das {sign} in „{text}“ steht nicht zwischen Tausendern. Schreiben Sie {plain} oder \
      {fraction}.
      """,
    ambiguous:
      "„{text}“ kann auf zwei Arten gelesen werden. Schreiben Sie {whole} oder {decimal}.",
    notWhole:
      "„{text}“ ist keine ganze Zahl. Schreiben Sie sie ohne „{separator}“ und was darauf folgt.",
    tooLarge: "„{text}“ ist eine zu große Zahl, um sie genau zu sichern.",
    tooManyDigits:
      "Die Zahl hat {digits} Ziffern; genau sichern lassen sich {most}.",
    inexact:
      "{number} würde hier als {kept} gesichert. Geben Sie eine Zahl mit weniger Ziffern ein.",
    quoted: "„{text}“", aBlank: "ein Leerzeichen", blank: "Leerzeichen")
}

extension Words.Fields {
  static let german = Words.Fields(
    required: "{field} braucht einen Wert.",
    typedAndPicked:
      "„{typed}“ wurde eingetippt und „{picked}“ gewählt. Wählen Sie eines von beiden.",
    readOnly:
      "{field} wird hier nur gezeigt und kann nicht geändert werden; nichts wurde gesichert.",
    controlCharacter:
      """
      {field} enthält ein Steuerzeichen ({code}), das man nicht sieht; eingefügter Text hat \
      manchmal welche. Tippen Sie den Text ein, oder fügen Sie ihn ohne ein.
      """,
    notKept: "{field} kann diesen Wert nicht aufnehmen; nichts wurde gesichert.",
    tooShort:
      """
      {field} ist zu kurz: Die Anzahl der Zeichen ist {count} und muss mindestens {least} sein.
      """,
    tooLong:
      "{field} ist zu lang: Die Anzahl der Zeichen ist {count} und darf höchstens {most} sein.",
    tooSmall: "{field} ist zu klein: Es muss mindestens {least} sein.",
    tooLarge: "{field} ist zu groß: Es darf höchstens {most} sein.",
    notAbove: "{field} ist zu klein: Es muss mehr als {limit} sein.",
    notBelow: "{field} ist zu groß: Es muss weniger als {limit} sein.",
    notAnEmail:
      "„{text}“ ist keine E-Mail-Adresse. Schreiben Sie eine wie name@example.org.",
    notAURL: "„{text}“ ist keine Webadresse. Schreiben Sie eine wie https://example.org/.",
    notAPhone: "„{text}“ ist keine Telefonnummer. Schreiben Sie eine wie +1 555 0100.",
    pattern: "{field} hat nicht die verlangte Form: {hint}.",
    unequal: "{field} muss dasselbe sein wie {other}.",
    beforeField: "{field} darf nicht vor {other} liegen, also nicht vor {limit}.",
    afterField: "{field} darf nicht nach {other} liegen, also nicht nach {limit}.",
    noSuchMonth: "Einen Monat {month} gibt es nicht: Die Monate gehen von {first} bis {last}.",
    notAMonth:
      "„{text}“ ist kein Monat. Schreiben Sie Namen oder Zahl wie {example} oder {number}.",
    notAPicture: "Die Datei ist kein Bild. Wählen Sie eine Datei mit PNG, JPEG, GIF oder WebP.",
    pictureCutShort:
      """
      Das Bild ist nicht vollständig: Die Datei ist abgeschnitten oder beschädigt. Wählen Sie \
      eine andere Datei.
      """,
    pictureTooLarge:
      "Das Bild ist zu groß: Höchstens {limit} werden angenommen. Wählen Sie ein kleineres.",
    notOffered: "„{text}“ ist keine Option für {field}. Wählen Sie eine aus der Liste.",
    severalChosen:
      "{field} nimmt nur eine Option an. Wählen Sie eine; es wurde nichts gesichert.",
    tooFewChosen:
      """
      {field} braucht mindestens {least}; bisher gewählt: {count}. Bis dahin wird nichts gesichert.
      """,
    tooManyChosen:
      "{field} nimmt höchstens {most} an. Geben Sie eine Option auf, bevor Sie eine andere wählen.",
    optionDisabled:
      "„{text}“ ist bei {field} jetzt nicht wählbar. Wählen Sie eine andere Option.",
    optionTooLong:
      """
      Die für {field} gesendete Option ist zu lang: Höchstens {limit} werden angenommen. Wählen \
      Sie eine andere.
      """,
    ambiguousOption:
      "Mehrere Optionen für {field} heißen „{text}“. Wählen Sie eine aus der Liste.",
    noSuchRecord: "{noun} {key} gibt es nicht. Wählen Sie aus der Liste.",
    noRecord: "In „{table}“ gibt es keinen Datensatz {key}. Wählen Sie einen aus der Liste.")
}

extension Words.Changes {
  static let german = Words.Changes(
    error: "Fehler", problems: "Bitte sehen Sie sich das noch einmal an:",
    conflict:
      """
      Jemand anders oder ein anderes Programm hat {field} in „{now}“ geändert, während diese Seite \
      offen war. Sie haben „{entered}“ eingegeben. Nichts wurde überschrieben: Wählen Sie eines davon.
      """,
    dateConflict:
      """
      Jemand anders oder ein anderes Programm hat {field} geändert, während diese Seite offen war. \
      Nichts wurde überschrieben: Wählen Sie eines davon.
      """,
    pictureConflict:
      """
      Jemand anders oder ein anderes Programm hat {field} geändert, während diese Seite offen war: \
      Dort ist jetzt „{now}“, \
      und Sie haben „{entered}“ gewählt. Nichts wurde überschrieben: Behalten Sie, was da ist, \
      oder wählen Sie noch einmal.
      """,
    secretConflict:
      """
      {field} wurde vielleicht anderswo geändert, seit es diese Seite gibt; nichts wurde \
      überschrieben. Geben Sie es noch einmal ein, um es trotzdem zu ändern.
      """,
    undoConflict:
      """
      {field} wurde seither noch einmal geändert, in „{now}“; nichts wurde rückgängig gemacht.
      """,
    unsaved:
      """
      {field} hat eine Eingabe, die noch nicht gesichert ist; nichts wurde rückgängig gemacht. \
      Sichern Sie sie, oder geben Sie wieder „{now}“ ein und machen Sie dann rückgängig.
      """,
    forgotten:
      """
      Was {field} vorher war, ist nicht mehr bekannt; nichts wurde rückgängig gemacht. Geben Sie \
      es noch einmal ein.
      """,
    altered:
      """
      {field} wurde als „{now}“ gesichert, nicht wie eingegeben: Eine Regel der Datenbank hat \
      das so gemacht.
      """,
    askClear: "{field} leeren? Das lässt sich nicht rückgängig machen.",
    askRemove: "{field} entfernen? Das lässt sich nicht rückgängig machen.",
    askReplace: "{field} ersetzen? Der alte Wert lässt sich nicht zurückholen.",
    askPicture:
      """
      {field} ersetzen? Das alte Bild lässt sich nicht zurückholen; \
      wählen Sie das neue noch einmal, um es zu ersetzen.
      """)
}
