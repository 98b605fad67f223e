extension Words.Store {
  static let dutch = Words.Store(
    unknownTable:
      """
      Er is geen tabel “{table}” in deze database. Kies er een uit de lijst met tabellen.
      """,
    unknownColumn:
      """
      “{table}” heeft geen kolom “{column}”; er is niets gewijzigd. Laad de pagina opnieuw: de \
      tabel kan zijn veranderd.
      """,
    unavailable:
      """
      De database kan dit met “{table}” niet doen: {reason}. Er is niets gewijzigd; de andere \
      tabellen hebben er geen last van.
      """,
    malformedKey:
      """
      Een record van “{table}” wordt aangeduid met {expected}, niet met {found}. Kies het record \
      uit de lijst van de tabel.
      """,
    oneValue: "1 waarde", twoValues: "2 waarden", manyValues: "{count} waarden",
    readOnly:
      """
      “{table}” is alleen te lezen; er is niets gewijzigd. In een weergave wordt nooit \
      geschreven, en in een bestand alleen als dat en zijn map het toelaten.
      """,
    readOnlyColumn:
      """
      De database berekent “{column}” van “{table}” zelf; er is niets gewijzigd. Wijzig de \
      waarden waaruit het wordt berekend.
      """,
    repeatedColumn:
      """
      “{column}” van “{table}” kwam twee keer in een wijziging; er is niets gewijzigd. Stuur het \
      een keer.
      """,
    cell: "“{column}” van “{table}”", someCell: "Deze waarde van “{table}”",
    notNull: "{cell} moet een waarde hebben; er is niets gewijzigd. Vul er een in.",
    unique:
      """
      {cell} is al van een ander record; er is niets gewijzigd. Vul een andere waarde in.
      """,
    check:
      """
      {cell} moet voldoen aan de voorwaarde “{name}”; er is niets gewijzigd. Vul een waarde in \
      die dat doet.
      """,
    foreignKey:
      """
      {cell} zou verwijzen naar een record dat er niet is, of andere achterlaten die ernaar \
      verwijzen; er is niets gewijzigd. Vul de sleutel in van een record dat bestaat.
      """,
    type:
      """
      {cell} neemt dit soort waarde niet aan; er is niets gewijzigd. Vul een andere in.
      """,
    inexact:
      """
      {cell} zou {number} als {kept} bewaren; er is niets gewijzigd. Vul een getal met minder \
      cijfers in.
      """,
    linkedSecret:
      """
      {cell} hangt aan een geheim dat records verbindt, en elk antwoord zou verraden welke er zijn; \
      er is niets gewijzigd. Wijzig het met een ander programma.
      """,
    trigger: "{cell} is geweigerd: {reason}. Er is niets gewijzigd.",
    lostByTrigger:
      """
      Een trigger verwijdert of hernoemt een record van “{table}” als het zo wordt gewijzigd; er \
      is niets gewijzigd. Doe deze wijziging waar de trigger is gemaakt.
      """,
    referredTo:
      """
      Records van “{other}” verwijzen naar dit record van “{table}”; er is niets verwijderd. \
      Wijzig of verwijder die eerst.
      """,
    referredToSomewhere:
      """
      Andere records verwijzen naar dit record van “{table}”; er is niets verwijderd. Wijzig of \
      verwijder die eerst.
      """,
    keptByTrigger:
      """
      Een trigger behoudt dit record van “{table}”; er is niets verwijderd. Verwijder het waar de \
      trigger is gemaakt.
      """,
    changeTooSlow:
      """
      Deze wijziging van “{table}” is na {seconds} s opgegeven; er is niets gewijzigd. Probeer het \
      opnieuw, of wijzig de triggers die er zo lang over doen.
      """,
    removesTooMany:
      """
      Met dit record van “{table}” zouden meer dan {count} andere worden verwijderd of gewijzigd; \
      er is niets verwijderd. Verwijder eerst een deel daarvan.
      """,
    removalTooSlow:
      """
      Het verwijderen van dit record van “{table}” is na {seconds} s opgegeven, met tot dan toe \
      {count} andere gevonden; er is niets verwijderd. Een index van de kolommen die ernaar \
      verwijzen zou helpen.
      """,
    restoreTooSlow:
      """
      Het terughalen van dit record van “{table}” is na {seconds} s opgegeven; er is niets gewijzigd. \
      Probeer het opnieuw, of wijzig de triggers die zo lang duren.
      """,
    busy:
      """
      {file} is in gebruik bij een ander programma; er is niets gewijzigd. Probeer het zo meteen \
      opnieuw.
      """,
    full:
      """
      Er is geen ruimte meer om {file} te schrijven; er is niets gewijzigd. Maak ruimte vrij en \
      probeer het opnieuw.
      """,
    missing: "Er is geen bestand {path}, en er is er geen gemaakt. Controleer het pad.",
    removed:
      """
      {file} is verwijderd of verplaatst terwijl het bestand open was; er is niets gewijzigd. Zet \
      het terug en probeer het opnieuw.
      """,
    replaced:
      """
      Op de plaats van {file} is een ander bestand gezet terwijl het open was, en het logboek van \
      het oude, {log}, staat er nog; er is niets gewijzigd. Zet het oude bestand terug of zijn \
      logboek ergens anders; het kan echter ook gegevens van het nieuwe bevatten.
      """,
    displaced:
      """
      {file} is verwijderd of vervangen net toen deze wijziging werd gemaakt; als ze is opgeslagen, \
      staat ze alleen in het oude bestand. Laad de pagina opnieuw en kijk na; ontbreekt ze, zet dan \
      het oude bestand terug.
      """,
    folder: "{path} is een map. Geef het pad van een databasebestand daarin.",
    unreadable:
      """
      {path} kan niet worden gelezen: het systeem weigert het. Controleer de rechten van het \
      bestand en zijn mappen.
      """,
    unreadableLog:
      """
      De nieuwste wijzigingen van {path} staan nog in {log} en zijn in een alleen-lezen map niet \
      leesbaar. Kopieer beide bestanden naar een map waarin je kunt schrijven en open de kopie.
      """,
    empty:
      """
      {path} is leeg, dus er staat geen tabel in. Geef het pad van een database met tabellen.
      """,
    notADatabase:
      """
      {path} is geen SQLite-database, of is versleuteld: aan de bytes is dat niet te zien. Geef \
      het pad van een SQLite-bestand zonder wachtwoord.
      """,
    damaged:
      """
      {path} is een beschadigde database: {reason}. Bewaar een kopie en laat “sqlite3 .recover” \
      redden wat erin staat.
      """,
    unfinished:
      """
      {path} is midden in een wijziging achtergelaten door een programma dat stopte, en door \
      alleen te lezen is die niet terug te draaien. Open het een keer om te schrijven.
      """,
    closed:
      """
      Het programma sluit zijn bestand, omdat het zo stopt; er is niets gewijzigd. Start het weer, \
      en probeer het nog eens.
      """,
    failed:
      """
      De database kon dit niet doen: {reason}. Er is niets gewijzigd. Laad de pagina opnieuw.
      """)
}

extension Words.Host {
  static let dutch = Words.Host(
    withoutOneHost:
      """
      De aanvraag zegt niet welke host ze vraagt, of noemt er meer dan een. Stuur een enkele \
      regel Host.
      """,
    foreignHost:
      """
      Deze server antwoordt alleen op zijn eigen namen op deze computer en werd gevraagd als \
      “{host}”: misschien probeert een andere website je gegevens te lezen. Open in plaats \
      daarvan {address}.
      """,
    foreignOrigin:
      """
      Een pagina van een andere website (“{origin}”) vroeg om een wijziging, en dat mogen alleen \
      de pagina's van deze server; er is niets gewijzigd. Open het record hier en wijzig het op \
      zijn eigen pagina.
      """,
    foreignReader:
      """
      Een pagina van een andere website wilde iets van deze server laden, en dat mogen alleen zijn \
      eigen pagina's. Open {address} in een eigen tabblad.
      """,
    otherUser:
      """
      Deze verbinding is van een andere gebruiker van deze computer, en alleen wie deze server \
      heeft gestart mag hem gebruiken. Vraag het daar, of open het bestand met een eigen server.
      """,
    unknownAddress: "Op {path} is niets te vinden. Begin op de startpagina.",
    unknownRecord: "“{table}” heeft geen record “{key}”. Kies er een uit de lijst.",
    recordGone:
      """
      Record {key} van “{table}” is verwijderd terwijl zijn pagina open was; er is niets \
      gewijzigd. Kies een ander uit de lijst van de tabel.
      """,
    method: "Dit adres neemt {method} niet aan, alleen {allowed}; er is niets gewijzigd.",
    tooLarge:
      """
      Er is meer dan {limit} MB tegelijk gestuurd, en meer wordt niet aangenomen; er is niets \
      gewijzigd. Stuur minder tegelijk, en een afbeelding van hoogstens {picture} MB.
      """,
    cutShort:
      """
      De aanvraag eindigde voordat ze helemaal was aangekomen; er is niets gewijzigd. Stuur ze \
      opnieuw.
      """,
    otherFile:
      """
      Deze pagina hoort bij een ander bestand, dat hier eerder open was; er is niets gewijzigd. Open \
      het record opnieuw, vanaf de startpagina.
      """,
    overloaded:
      """
      De server is bezet: andere aanvragen gebruiken al het geheugen dat hij daarvoor heeft. Er is \
      niets gewijzigd. Probeer het zo meteen opnieuw.
      """,
    tooManyParameters:
      """
      De aanvraag heeft meer dan {limit} parameters, en meer worden niet aangenomen; er is niets \
      gewijzigd. Stuur er minder tegelijk.
      """,
    tooLongToEdit:
      """
      De tekst in {field} is te lang om hier te wijzigen; er is niets gewijzigd. Download hem bij \
      zijn record, en wijzig hem met een programma voor grote teksten.
      """,
    searchLeft:
      """
      Het zoeken is afgebroken, omdat de verbinding werd gesloten voordat het antwoord er was. \
      Stuur de aanvraag opnieuw. Houd de verbinding open tot het antwoord er is.
      """,
    malformedParameters:
      """
      “{part}” is niet gecodeerd zoals de parameters van een adres of formulier; er is niets \
      gewijzigd. Laad de pagina opnieuw en gebruik wat daarop staat.
      """,
    notAForm:
      """
      Een wijziging moet worden gestuurd als application/x-www-form-urlencoded of \
      multipart/form-data en kwam als “{type}”; er is niets gewijzigd.
      """,
    formWithoutType:
      """
      Een wijziging moet worden gestuurd als application/x-www-form-urlencoded of \
      multipart/form-data en kwam zonder type; er is niets gewijzigd.
      """,
    malformedUpload:
      """
      Het bestand kwam niet in de delen die een formulier stuurt; er is niets gewijzigd. Laad de \
      pagina opnieuw en kies het bestand nog eens.
      """,
    unknownField:
      """
      “{table}” heeft geen veld “{field}”; er is niets gewijzigd. Laad de pagina opnieuw: de \
      tabel kan zijn veranderd.
      """,
    unknownParameter:
      """
      “{name}” is geen parameter die een pagina van deze server stuurt; er is niets gewijzigd. \
      Laad de pagina opnieuw en gebruik wat daarop staat.
      """,
    unknownChoice:
      """
      “{value}” is geen getal, en “{name}” wordt met een getal gekozen; er is niets gewijzigd. \
      Laad de pagina opnieuw en kies uit haar lijsten.
      """,
    withoutToken:
      """
      {field} is gestuurd zonder wat ervan te zien was, zodat de wijziging van iemand anders \
      overschreven kon worden; er is niets gewijzigd. Open het record opnieuw en wijzig het daar.
      """,
    fault:
      """
      Er ging iets mis in dit programma; er is niets gewijzigd. Laad de pagina opnieuw; in het \
      logboek staat meer.
      """)
}

extension Words.Statuses {
  static let dutch = Words.Statuses(
    badRequest: "Onbegrijpelijke aanvraag", forbidden: "Niet toegestaan",
    notFound: "Niet gevonden", methodNotAllowed: "Zo niet toegestaan",
    gone: "Niet meer aanwezig", contentTooLarge: "Te veel tegelijk",
    unsupportedMediaType: "Onbekend soort gegevens", unprocessableContent: "Niet aangenomen",
    internalServerError: "Fout in het programma", serviceUnavailable: "Nu niet mogelijk",
    insufficientStorage: "Geen ruimte meer")
}
