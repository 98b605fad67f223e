extension Words {
  /// German.
  public static let german = Words(
    language: "de", direction: "ltr", name: "Deutsch", actions: .german, messages: .german,
    values: .german, dates: .german, numbers: .german, limits: .german, fields: .german,
    changes: .german, store: .german, host: .german, statuses: .german, lists: .german,
    finding: .german,
    start: .german,
    references: .german, adding: .german, rows: .german,
    periods: .german)
}

extension Words.Actions {
  static let german = Words.Actions(
    save: "Sichern", today: "Heute", thisMonth: "Dieser Monat", now: "Jetzt", clear: "Leeren",
    undo: "Rückgängig",
    undoAll: "Alles rückgängig", redo: "Wiederholen", retry: "Erneut versuchen",
    typeDate: "Datum eintippen", typeMonth: "Monat eintippen", typeSpan: "Stunden eintippen",
    typeDateTime: "Datum und Uhrzeit eintippen",
    typeTime: "Uhrzeit eintippen", pickDate: "Datum wählen",
    pickDateTime: "Datum und Uhrzeit wählen", pickTime: "Uhrzeit wählen",
    other: "Andere …", narrow: "Option suchen", choosePicture: "Bild wählen", remove: "Entfernen",
    call: "Anrufen",
    write: "Schreiben", open: "Öffnen", show: "Einblenden", hide: "Ausblenden",
    close: "Schließen", apply: "Übernehmen", use: "„{value}“ nehmen",
    keep: "„{value}“ behalten", keepIt: "Behalten", keepOld: "Alten Wert behalten",
    replace: "Ersetzen", keepThem: "Behalten", example: "z. B. {text}", inPlace: "in {place}",
    previousField: "Voriges Feld", nextField: "Nächstes Feld", done: "Fertig",
    expanded: "erweitert",
    collapsed: "reduziert")
}

extension Words.Messages {
  static let german = Words.Messages(
    notSentAgain:
      "Geheimes und Dateien werden nicht noch einmal gesendet: Geben Sie sie danach neu ein.",
    entered: "Was Sie eingegeben haben:",
    saving: "Wird gesichert", saved: "Gesichert", unsaved: "Noch nicht gesichert",
    waiting: "Wird geladen…",
    unreached: "Der Server hat nicht geantwortet. Versuchen Sie es gleich noch einmal.",
    changed: "{field} wurde geändert",
    forGood: "Das lässt sich nicht rückgängig machen.",
    hidden: "„{field}“ wird nicht mehr angezeigt; Ihre Eingabe dort wurde nicht gesichert.",
    restored: "{field} wurde wiederhergestellt", done: "{field}: erledigt")
}

extension Words.Values {
  static let german = Words.Values(
    none: "-", empty: "leer", on: "Ein", off: "Aus", bytes: "{count} Bytes",
    data: "{size} Daten", never: "nie",
    showAll: "Alles anzeigen ({size})",
    download: "Herunterladen ({size})",
    tooLong: "Zu lang, um es hier zu ändern.",
    unreadable: "{text} (nicht als Text lesbar)",
    unreadablePicture: "{text} (nicht als Bilddatei lesbar)", several: "{values}, {more}",
    unlisted: "Keine der Optionen",
    secretSet: "gesetzt",
    secretUnset: "nicht gesetzt", noPicture: "Kein Bild",
    pictureOf: "Bild von {name}")
}

extension Words.Lists {
  static let german = Words.Lists(
    empty: "Diese Tabelle hat noch keine Zeilen.",
    emptyWindow: "Hier sind keine Zeilen.", first: "Erste Seite",
    previous: "Zurück", next: "Weiter", start: "Anfang", end: "Ende", order: "Reihenfolge",
    ascending: "{column}, aufsteigend", descending: "{column}, absteigend",
    lettersUp: "{column}, A–Z", lettersDown: "{column}, Z–A",
    smallestFirst: "{column}, kleinste zuerst", largestFirst: "{column}, größte zuerst",
    oldestFirst: "{column}, älteste zuerst", newestFirst: "{column}, neueste zuerst",
    earliestFirst: "{column}, früheste zuerst", latestFirst: "{column}, späteste zuerst",
    asStored: "Wie gespeichert", asStoredReversed: "Wie gespeichert, letzte zuerst",
    rows: "Zeilen {first}–{last}", from: "ab {title}",
    cutShort: "Nur die ersten {count} Zeilen werden aufgelistet.", skip: "Zeilen überspringen",
    pageNavigation: "Seiten",
    view:
      """
      Dies ist eine Sicht: Die Zeilen werden aus anderen Tabellen berechnet und können gelesen, \
      aber nicht geändert werden.
      """,
    keyless:
      """
      Diese Tabelle hat keinen Schlüssel, der eine Zeile dauerhaft bezeichnet: Die Zeilen können \
      gelesen, aber nicht geändert werden.
      """,
    unfillable:
      """
      Hier kann kein Datensatz hinzugefügt werden, denn {field} besteht aus Bytes, die sich nicht \
      eingeben lassen.
      """,
    virtual:
      "Dies ist eine virtuelle Tabelle: Die Zeilen können gelesen, aber nicht geändert werden.",
    unreadColumns:
      """
      Die Namen zweier Spalten unterscheiden sich nur darin, wie ein Buchstabe zusammengesetzt ist, \
      und eine davon wird nicht gezeigt: Die Zeilen können gelesen, aber nicht geändert werden.
      """,
    unchangeable: "Diese Datensätze können hier nicht geändert werden.",
    unchangeableFields: "Das kann hier nicht geändert werden: {fields}.",
    unaddable: "Hier können keine Datensätze hinzugefügt werden.",
    numberedByCoreData:
      """
      Hier können keine Datensätze hinzugefügt werden: Core Data, das die Tabelle angelegt \
      hat, nummeriert sie selbst.
      """,
    unremovable: "Hier können keine Datensätze entfernt werden.",
    needsFunction:
      """
      Ein Trigger, ein Index oder eine Regel der Tabelle braucht die Funktion {name} des Programms, \
      das die Datei angelegt hat.
      """,
    needsCollation:
      """
      Ein Trigger, ein Index oder eine Regel der Tabelle braucht die Sortierfolge {name} des \
      Programms, das die Datei angelegt hat.
      """,
    ambiguousReference:
      """
      {table} verweist auf Spalten von {other}, die dort nicht eindeutig sind; deshalb lehnt die \
      Datenbank das ab.
      """,
    needsSomething:
      "Ein Trigger, ein Index oder eine Regel der Tabelle funktioniert nicht: {detail}",
    records: "Datensätze: {count}", people: "Personen: {count}",
    withoutFooter: "Diese Zeile konnte nicht berechnet werden: {reason}",
    unknownOrder: "Diese Liste lässt sich nicht nach „{name}“ ordnen.")
}

extension Words.Start {
  static let german = Words.Start(
    title: "Start", systems: "Ansichten", tables: "Tabellen",
    noTables: "Diese Datenbank hat noch keine Tabellen.",
    readOnly: "Nur zum Lesen geöffnet: Hier kann nichts geändert werden.",
    readOnlyOnRequest: "Wie gewünscht nur zum Lesen geöffnet: Hier kann nichts geändert werden.",
    readOnlyByPermissions:
      """
      Nur zum Lesen geöffnet, weil die Datei oder ihr Ordner nicht beschrieben werden kann: Hier \
      kann nichts geändert werden.
      """,
    unreadable: "Nicht lesbar: {detail}",
    comesLater: "kommt später", environment: "Sprache und Zeitzone", language: "Sprache",
    timeZone: "Zeitzone",
    calendar: "Kalender", firstWeekday: "Woche beginnt am", direction: "Richtung",
    leftToRight: "Von links nach rechts", rightToLeft: "Von rechts nach links",
    languageTag: "Sprachkennung",
    allZones: "Alle Zeitzonen", automatic: "{used} (automatisch)",
    unknownLanguage: "„{tag}“ ist keine unterstützte Sprache; verwendet wird {used}.",
    untranslatedLanguage:
      """
      Tasten und Meldungen sind nicht in diese Sprache übersetzt ({language}) und auf Englisch. \
      Datum und Zahlen folgen ihr.
      """,
    unknownZone: "„{name}“ ist keine unterstützte Zeitzone; verwendet wird {used}.",
    unknownCalendar: "„{name}“ ist kein unterstützter Kalender; verwendet wird: {used}.",
    unknownWeekday: "„{name}“ ist kein Wochentag; die Woche beginnt am {used}.",
    unknownDirection: "„{name}“ ist keine unterstützte Richtung; verwendet wird {used}.")
}

extension Words.References {
  static let german = Words.References(
    named: "{title} ({key})",
    open: "{title} öffnen",
    search: "Suchen",
    key: "Schlüssel eintippen",
    found: "Gefunden: {count}",
    nothing:
      "Nichts gefunden. Suchen Sie nach etwas anderem, oder tippen Sie einen Schlüssel ein.",
    more: "Mehr als {count} gefunden. Tippen Sie mehr vom Namen oder einen Schlüssel ein.",
    partial:
      """
      Nur ein Teil der Datensätze wurde durchsucht. Tippen Sie mehr vom Namen oder einen \
      Schlüssel ein.
      """,
    tooLong: "Das ist zu lang: Suchen Sie nach höchstens {most} Zeichen.",
    changed: "{field} wurde geändert, vorher „{old}“")
}
