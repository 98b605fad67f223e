extension Words.Rows {
  static let german = Words.Rows(
    actions: "Aktionen",
    actionsFor: "Aktionen für {title}",
    share: "Teilen",
    link: "Link",
    copied: "Link kopiert",
    removed: "{title} wurde entfernt",
    restored: "{title} wurde wiederhergestellt",
    wentAlong: "Auch entfernt: {places}",
    wereChanged: "Verweise geändert: {places}",
    alteredRows: "Von einem Trigger geändert: {places}",
    leftRows: "Inzwischen geänderte Verweise, die so bleiben: {places}",
    restoredElsewhere: "Ein Datensatz aus {table} wurde wiederhergestellt.",
    tooLate: "Es lässt sich nicht mehr wiederherstellen.",
    taken:
      "Es lässt sich nicht wiederherstellen: Ein anderer Datensatz hat jetzt seinen Schlüssel.",
    gone: "{title} gibt es nicht mehr.",
    changed: "{title} wurde inzwischen geändert. Prüfen Sie es und versuchen Sie es noch einmal.",
    notOffered: "Das geht mit {title} nicht mehr.",
    unknownAction: "Diese Aktion gibt es hier nicht.",
    reference: "Ein Datensatz aus {table} verweist darauf.",
    references: "{count} Datensätze aus {table} verweisen darauf.",
    referencesAtLeast: "Mindestens {count} Datensätze aus {table} verweisen darauf.",
    referencesUnknown: "Vielleicht gibt es Verweise aus {table}.",
    cascades: "Sie werden auch entfernt.",
    empties: "Diese Verweise werden geleert.",
    defaults: "Diese Verweise werden auf ihren Vorgabewert gesetzt.",
    refuses: "Solange sie bestehen, lässt es sich nicht entfernen.",
    cascadesOne: "Er wird auch entfernt.",
    emptiesOne: "Dieser Verweis wird geleert.",
    defaultsOne: "Dieser Verweis wird auf seinen Vorgabewert gesetzt.",
    refusesOne: "Solange er besteht, lässt es sich nicht entfernen.",
    tooLarge: "Das ist zu groß, um es rückgängig zu machen. Zu entfernende Datensätze: {count}.",
    untraceable:
      """
      Ein Trigger entfernt mehr, als sich verfolgen lässt. Das lässt sich nicht rückgängig \
      machen.
      """,
    unrestorable:
      """
      Eine Regel der Datenbank würde das Wiederherstellen verhindern. Das lässt sich nicht \
      rückgängig machen.
      """,
    removing: "{title} entfernen?",
    irremovable: "{title} lässt sich nicht entfernen",
    removeForGood: "Endgültig entfernen",
    done: "{action}: erledigt",
    unread:
      "Die Seite ließ sich nicht aktualisieren und ist vielleicht veraltet. Laden Sie sie neu.",
    unreadable: "Das Programm kann diesen Datensatz nicht lesen; daher gibt es hier keine Aktionen."
  )
}

extension Words.Finding {
  static let german = Words.Finding(
    search: "Suchen",
    clear: "Alle Zeilen zeigen",
    none: "Keine Zeile enthält „{words}“.",
    noneYet: "Noch nichts gefunden.",
    found: "{count} gefunden.",
    foundAtLeast: "Mindestens {count} gefunden.",
    searched: "{count} Zeilen durchsucht.",
    continueSearch: "Weitersuchen",
    partial: "Nicht alle Namen in anderen Tabellen wurden durchsucht.",
    searchTable: "In {table} suchen",
    sorted: "Für diese Seite sortiert, weil kein Index diese Reihenfolge hat.",
    unsortable:
      "Es sind zu viele Zeilen, um sie so zu sortieren. Sie stehen in ihrer üblichen Reihenfolge.",
    moreOrders: "Weitere Reihenfolgen…")
}

extension Words.Adding {
  static let german = Words.Adding(
    add: "Hinzufügen",
    title: "Neuer Eintrag",
    another: "Sichern und weiteren hinzufügen",
    cancel: "Abbrechen",
    duplicate: "Duplizieren",
    required: "erforderlich",
    byDefault: "wird ausgefüllt",
    valueByDefault: "{value}, wird ausgefüllt",
    added: "Hinzugefügt",
    addedBefore: "{title} wurde hinzugefügt.",
    alreadyAdded: "Das wurde schon hinzugefügt; jetzt kam nichts dazu.",
    keptOnlyBySaving: "{field} wird erst beim Sichern behalten. Geben Sie es noch einmal ein.",
    maybeAdded:
      """
      Das wurde vielleicht schon hinzugefügt. Sehen Sie nach, bevor Sie es noch einmal \
      hinzufügen.
      """,
    similar: "Sieht genauso aus wie {title}",
    removedSince: "Das wurde schon hinzugefügt und inzwischen entfernt.",
    withoutTicket:
      "Dieses Formular ist unvollständig. Prüfen Sie Ihre Eingaben und sichern Sie noch einmal.",
    clockSetBack:
      """
      Die Uhr dieses Computers wurde zurückgestellt, nachdem diese Seite geöffnet wurde; daher \
      lässt sich nicht erkennen, ob dies schon hinzugefügt wurde. Prüfen Sie es und sichern Sie \
      noch einmal.
      """,
    addAnyway: "Trotzdem hinzufügen",
    copied: "Kopiert von {title}.",
    copiedBut: "Kopiert von {title}. Nicht kopiert: {fields}.",
    addedWithOtherValues:
      """
      Das wurde schon mit anderen Werten hinzugefügt. Sichern Sie noch einmal, um einen weiteren \
      Eintrag hinzuzufügen.
      """,
    tooLate: "Das Hinzufügen lässt sich nicht mehr rückgängig machen.",
    stillThere: "Der Eintrag ist noch da.",
    referredTo: "Der Eintrag wurde nicht entfernt, weil inzwischen andere darauf verweisen.",
    maybeReferredTo: "Der Eintrag wurde nicht entfernt, weil andere darauf verweisen könnten.",
    changedSince: "Dieser Eintrag wurde nach dem Hinzufügen geändert und darum nicht entfernt.")
}
