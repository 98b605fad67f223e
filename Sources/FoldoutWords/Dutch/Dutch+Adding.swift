extension Words.Adding {
  static let dutch = Words.Adding(
    add: "Toevoegen",
    title: "Nieuw record",
    another: "Bewaar en voeg nog een toe",
    cancel: "Annuleren",
    duplicate: "Dupliceren",
    required: "verplicht",
    byDefault: "wordt ingevuld",
    valueByDefault: "{value}, wordt ingevuld",
    added: "Toegevoegd",
    addedBefore: "{title} is toegevoegd.",
    alreadyAdded: "Dit was al toegevoegd; er is nu niets bij gekomen.",
    keptOnlyBySaving: "{field} wordt pas bij het bewaren vastgehouden. Vul het opnieuw in.",
    maybeAdded: "Dit is misschien al toegevoegd. Kijk het na voordat je het nog eens toevoegt.",
    similar: "Ziet er hetzelfde uit als {title}",
    removedSince: "Dit was al toegevoegd en is intussen verwijderd.",
    withoutTicket:
      "Dit formulier is niet volledig. Controleer wat je hebt ingevuld en bewaar opnieuw.",
    addAnyway: "Toch toevoegen",
    copied: "Gekopieerd van {title}.",
    copiedBut: "Gekopieerd van {title}. Niet gekopieerd: {fields}.",
    addedWithOtherValues:
      "Dit was al met andere waarden toegevoegd. Bewaar opnieuw om nog een record toe te voegen.",
    tooLate: "Het toevoegen kan niet meer ongedaan worden gemaakt.",
    stillThere: "Het record is er nog.",
    referredTo: "Het is niet verwijderd, omdat andere records er nu naar verwijzen.",
    maybeReferredTo: "Het is niet verwijderd, omdat andere records ernaar kunnen verwijzen.",
    changedSince: "Dit record is na het toevoegen gewijzigd en daarom niet verwijderd.")
}
