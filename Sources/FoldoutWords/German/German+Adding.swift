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
    repeated: "Das wurde schon hinzugefügt. Jetzt kam nichts dazu.",
    unkept: "{field} wird erst beim Sichern behalten. Bitte noch einmal eingeben.",
    maybeAdded:
      "Das wurde vielleicht schon hinzugefügt. Bitte nachsehen, bevor es noch einmal hinzugefügt wird.",
    alike: "Es sieht aus wie {title}",
    removedSince: "Das wurde schon hinzugefügt und seitdem entfernt.",
    withoutTicket:
      "Dieses Formular ist unvollständig. Bitte die Eingaben prüfen und noch einmal sichern.",
    addAnyway: "Trotzdem hinzufügen",
    copied: "Kopiert von {title}.",
    copiedBut: "Kopiert von {title}. Nicht kopiert: {fields}.",
    addedOtherwise:
      "Das wurde schon mit anderen Werten hinzugefügt. Noch einmal sichern fügt einen weiteren Eintrag hinzu.",
    tooLate: "Das Hinzufügen lässt sich nicht mehr widerrufen.",
    stillThere: "Der Eintrag ist noch da.",
    referredTo: "Der Eintrag wurde nicht entfernt, weil inzwischen andere darauf verweisen.",
    maybeReferredTo: "Der Eintrag wurde nicht entfernt, weil andere darauf verweisen könnten.",
    changedSince: "Dieser Eintrag wurde seit dem Hinzufügen geändert und darum nicht entfernt.")
}
