extension Words.Rows {
  static let dutch = Words.Rows(
    actions: "Acties",
    actionsFor: "Acties voor {title}",
    share: "Delen",
    link: "Link",
    copied: "Link gekopieerd",
    removed: "{title} is verwijderd",
    restored: "{title} is hersteld",
    wentAlong: "Ook verwijderd: {places}",
    wereChanged: "Verwijzingen gewijzigd: {places}",
    alteredRows: "Door een trigger gewijzigd: {places}",
    leftRows: "Intussen gewijzigde verwijzingen, die zo blijven: {places}",
    restoredElsewhere: "Een record van {table} is hersteld.",
    tooLate: "Het kan niet meer worden hersteld.",
    taken: "Het kan niet worden hersteld: een ander record heeft nu de sleutel.",
    gone: "{title} bestaat niet meer.",
    changed: "{title} is intussen gewijzigd. Controleer het en probeer het opnieuw.",
    notOffered: "Dit kan niet meer met {title}.",
    unknownAction: "Deze actie bestaat hier niet.",
    reference: "Een record van {table} verwijst ernaar.",
    references: "{count} records van {table} verwijzen ernaar.",
    referencesAtLeast: "Minstens {count} records van {table} verwijzen ernaar.",
    referencesUnknown: "Misschien zijn er verwijzingen uit {table}.",
    cascades: "Ze worden ook verwijderd.",
    empties: "Deze verwijzingen worden leeggemaakt.",
    defaults: "Deze verwijzingen krijgen hun standaardwaarde.",
    refuses: "Zolang die er zijn, kan het niet worden verwijderd.",
    cascadesOne: "Dat record wordt ook verwijderd.",
    emptiesOne: "Deze verwijzing wordt leeggemaakt.",
    defaultsOne: "Deze verwijzing krijgt de standaardwaarde.",
    refusesOne: "Zolang dat record bestaat, kan het niet worden verwijderd.",
    tooLarge: "Dit is te groot om ongedaan te maken. Te verwijderen records: {count}.",
    untraceable:
      "Een trigger verwijdert meer dan te volgen is. Dit kan niet ongedaan worden gemaakt.",
    unrestorable:
      """
      Een regel van de database zou herstellen verhinderen. Dit kan niet ongedaan worden gemaakt.
      """,
    removing: "{title} verwijderen?",
    irremovable: "{title} kan niet worden verwijderd",
    removeForGood: "Voorgoed verwijderen",
    done: "{action}: klaar",
    unread:
      """
      De pagina kon niet worden vernieuwd en is misschien verouderd. Laad de pagina opnieuw.
      """,
    unreadable: "Het programma kan dit record niet lezen; daarom zijn er hier geen acties.")
}

extension Words.Finding {
  static let dutch = Words.Finding(
    search: "Zoeken",
    clear: "Alle rijen tonen",
    none: "Geen rij bevat “{words}”.",
    noneYet: "Nog niets gevonden.",
    found: "{count} gevonden.",
    foundAtLeast: "Minstens {count} gevonden.",
    searched: "{count} rijen doorzocht.",
    continueSearch: "Verder zoeken",
    partial: "Niet alle namen in andere tabellen zijn doorzocht.",
    searchTable: "In {table} zoeken",
    sorted: "Voor deze pagina gesorteerd, omdat geen index deze volgorde heeft.",
    unsortable: "Er zijn te veel rijen om zo te sorteren. Ze staan in hun gewone volgorde.",
    moreOrders: "Meer volgordes…")
}

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
    clockSetBack:
      """
      De klok van deze computer is teruggezet nadat deze pagina werd geopend; daarom is niet te \
      herkennen of dit al is toegevoegd. Controleer het en bewaar opnieuw.
      """,
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
