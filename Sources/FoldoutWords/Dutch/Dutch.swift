extension Words {
  /// Dutch.
  public static let dutch = Words(
    language: "nl", direction: "ltr", name: "Nederlands", actions: .dutch, messages: .dutch,
    values: .dutch, dates: .dutch, numbers: .dutch, limits: .dutch, fields: .dutch,
    changes: .dutch, store: .dutch, host: .dutch, statuses: .dutch, lists: .dutch,
    finding: .dutch, start: .dutch, references: .dutch, adding: .dutch, rows: .dutch,
    periods: .dutch)
}

extension Words.Actions {
  static let dutch = Words.Actions(
    save: "Bewaren", today: "Vandaag", thisMonth: "Deze maand", now: "Nu", clear: "Wissen",
    undo: "Herstel",
    undoAll: "Herstel alles", redo: "Opnieuw", retry: "Opnieuw proberen",
    typeDate: "Typ een datum", typeMonth: "Typ een maand", typeSpan: "Typ uren",
    typeDateTime: "Typ een datum en tijd",
    typeTime: "Typ een tijd",
    pickDate: "Kies een datum", pickDateTime: "Kies een datum en tijd",
    pickTime: "Kies een tijd", other: "Anders…", narrow: "Optie zoeken",
    choosePicture: "Kies een afbeelding",
    remove: "Verwijderen", call: "Bellen", write: "Schrijven",
    open: "Openen", show: "Tonen", hide: "Verbergen", close: "Sluiten", apply: "Toepassen",
    use: "“{value}” gebruiken", keep: "“{value}” houden", keepIt: "Houden",
    keepOld: "Oude waarde houden",
    replace: "Vervangen", keepThem: "Houden", example: "bijv. {text}",
    inPlace: "in {place}",
    previousField: "Vorig veld", nextField: "Volgend veld", done: "Gereed", expanded: "uitgevouwen",
    collapsed: "samengevouwen")
}

extension Words.Messages {
  static let dutch = Words.Messages(
    notSentAgain:
      "Geheimen en bestanden worden niet opnieuw gestuurd: vul ze daarna opnieuw in.",
    entered: "Wat je hebt ingevuld:",
    saving: "Bewaren…", saved: "Bewaard", unsaved: "Nog niet bewaard",
    waiting: "Laden…",
    unreached: "De server gaf geen antwoord. Probeer het zo meteen opnieuw.",
    changed: "{field} is gewijzigd",
    forGood: "Dit kan niet worden hersteld.",
    hidden: "“{field}” wordt niet meer getoond; wat je daar hebt ingevuld, is niet bewaard.",
    restored: "{field} is hersteld", done: "{field}: gedaan")
}

extension Words.Values {
  static let dutch = Words.Values(
    none: "-", empty: "leeg", on: "Aan", off: "Uit", bytes: "{count} bytes",
    data: "{size} aan gegevens", never: "nooit",
    showAll: "Alles tonen ({size})",
    download: "Downloaden ({size})",
    tooLong: "Te lang om hier te wijzigen.",
    unreadable: "{text} (niet leesbaar als tekst)",
    unreadablePicture: "{text} (niet leesbaar als afbeelding)", several: "{values}, {more}",
    unlisted: "Geen van de opties",
    secretSet: "ingesteld",
    secretUnset: "niet ingesteld", noPicture: "Geen afbeelding",
    pictureOf: "Afbeelding van {name}")
}

extension Words.Lists {
  static let dutch = Words.Lists(
    empty: "Deze tabel heeft nog geen rijen.",
    emptyWindow: "Hier staan geen rijen.", first: "Eerste pagina",
    previous: "Vorige", next: "Volgende", start: "Eerste", end: "Laatste", order: "Volgorde",
    ascending: "{column}, oplopend", descending: "{column}, aflopend",
    lettersUp: "{column}, A–Z", lettersDown: "{column}, Z–A",
    smallestFirst: "{column}, kleinste eerst", largestFirst: "{column}, grootste eerst",
    oldestFirst: "{column}, oudste eerst", newestFirst: "{column}, nieuwste eerst",
    earliestFirst: "{column}, vroegste eerst", latestFirst: "{column}, laatste eerst",
    asStored: "Zoals opgeslagen", asStoredReversed: "Zoals opgeslagen, laatste eerst",
    rows: "Rijen {first}–{last}", from: "vanaf {title}",
    cutShort: "Alleen de eerste {count} rijen worden getoond.", skip: "Rijen overslaan",
    pageNavigation: "Pagina’s",
    view:
      """
      Dit is een weergave: de rijen worden uit andere tabellen berekend en zijn te lezen, maar \
      niet te wijzigen.
      """,
    keyless:
      """
      Deze tabel heeft geen sleutel die een rij blijvend aanwijst: de rijen zijn te lezen, maar \
      niet te wijzigen.
      """,
    unfillable:
      """
      Hier kan geen record worden toegevoegd, want {field} bestaat uit bytes, die niet kunnen \
      worden ingevoerd.
      """,
    virtual: "Dit is een virtuele tabel: de rijen zijn te lezen, maar niet te wijzigen.",
    unreadColumns:
      """
      De namen van twee kolommen verschillen alleen in hoe een letter is samengesteld, en een ervan \
      wordt niet getoond: de rijen zijn te lezen, maar niet te wijzigen.
      """,
    unchangeable: "Deze records kunnen hier niet worden gewijzigd.",
    unchangeableFields: "Dit kan hier niet worden gewijzigd: {fields}.",
    unaddable: "Hier kunnen geen records worden toegevoegd.",
    numberedByCoreData:
      """
      Hier kunnen geen records worden toegevoegd: Core Data, dat de tabel heeft gemaakt, \
      nummert ze zelf.
      """,
    unremovable: "Hier kunnen geen records worden verwijderd.",
    needsFunction:
      """
      Een trigger, een index of een regel van de tabel heeft de functie {name} nodig van het \
      programma dat het bestand heeft gemaakt.
      """,
    needsCollation:
      """
      Een trigger, een index of een regel van de tabel heeft de sorteervolgorde {name} nodig van \
      het programma dat het bestand heeft gemaakt.
      """,
    ambiguousReference:
      """
      {table} verwijst naar kolommen van {other} die daar niet uniek zijn; daarom weigert de \
      database dit.
      """,
    needsSomething: "Een trigger, een index of een regel van de tabel werkt niet: {detail}",
    records: "Records: {count}", people: "Personen: {count}",
    withoutFooter: "Deze regel kon niet worden berekend: {reason}",
    unknownOrder: "Deze lijst kan niet op “{name}” worden gesorteerd.")
}

extension Words.Start {
  static let dutch = Words.Start(
    title: "Start", systems: "Schermen", tables: "Tabellen",
    noTables: "Deze database heeft nog geen tabellen.",
    readOnly: "Alleen-lezen geopend: hier kan niets worden gewijzigd.",
    readOnlyOnRequest: "Zoals gevraagd alleen-lezen geopend: hier kan niets worden gewijzigd.",
    readOnlyByPermissions:
      """
      Alleen-lezen geopend, omdat het bestand of de map niet te beschrijven is: hier kan niets \
      worden gewijzigd.
      """,
    unreadable: "Kan niet worden gelezen: {detail}",
    comesLater: "komt later", environment: "Taal en tijdzone", language: "Taal",
    timeZone: "Tijdzone",
    calendar: "Kalender", firstWeekday: "Week begint op", direction: "Richting",
    leftToRight: "Van links naar rechts", rightToLeft: "Van rechts naar links",
    languageTag: "Taalcode",
    allZones: "Alle tijdzones", automatic: "{used} (automatisch)",
    unknownLanguage: "“{tag}” is geen ondersteunde taal; {used} wordt gebruikt.",
    untranslatedLanguage:
      """
      Knoppen en meldingen zijn niet in deze taal vertaald ({language}) en zijn in het Engels. \
      Datums en getallen volgen de taal.
      """,
    unknownZone: "“{name}” is geen ondersteunde tijdzone; {used} wordt gebruikt.",
    unknownCalendar: "“{name}” is geen ondersteunde kalender; {used} wordt gebruikt.",
    unknownWeekday: "“{name}” is geen weekdag; de week begint op {used}.",
    unknownDirection: "“{name}” is geen ondersteunde richting; {used} wordt gebruikt.")
}

extension Words.References {
  static let dutch = Words.References(
    named: "{title} ({key})",
    open: "{title} openen",
    search: "Zoeken",
    key: "Typ een sleutel",
    found: "Gevonden: {count}",
    nothing: "Niets gevonden. Zoek naar iets anders, of typ een sleutel.",
    more: "Meer dan {count} gevonden. Typ meer van de naam, of een sleutel.",
    partial: "Slechts een deel van de records is doorzocht. Typ meer van de naam, of een sleutel.",
    tooLong: "Dat is te lang: zoek naar hoogstens {most} tekens.",
    changed: "{field} is gewijzigd, eerst “{old}”")
}
