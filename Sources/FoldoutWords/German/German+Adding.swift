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
