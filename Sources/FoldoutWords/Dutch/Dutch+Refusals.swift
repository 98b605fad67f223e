extension Words.Store {
  static let dutch = Words.Store(
    unknownTable:
      """
      Er is geen tabel “{table}” in deze database. Kies er een uit de lijst met tabellen.
      """,
    unknownColumn:
      """
      “{table}” heeft geen kolom “{column}”; er is niets gewijzigd. Laad de pagina opnieuw: de \
      tabel is misschien gewijzigd.
      """,
    unavailable:
      """
      De database kan dit met “{table}” niet doen: {reason}. Er is niets gewijzigd; de andere \
      tabellen werken gewoon.
      """,
    malformedKey:
      """
      Een record van “{table}” wordt aangeduid met {expected}, niet met {found}. Kies het record \
      uit de lijst van de tabel.
      """,
    oneValue: "1 waarde", twoValues: "2 waarden", manyValues: "{count} waarden",
    readOnly:
      """
      “{table}” is alleen-lezen; er is niets gewijzigd. Weergaven zijn niet te wijzigen, en \
      een bestand dat alleen-lezen geopend is of niet te beschrijven is, ook niet.
      """,
    readOnlyColumn:
      """
      De database berekent “{column}” van “{table}”; er is niets gewijzigd. Wijzig de waarden \
      waaruit het wordt berekend.
      """,
    repeatedColumn:
      """
      “{column}” van “{table}” is in één wijziging twee keer gestuurd; er is niets gewijzigd. \
      Stuur het één keer.
      """,
    cell: "“{column}” van “{table}”", someCell: "Deze waarde van “{table}”",
    notNull: "{cell} moet een waarde hebben; er is niets gewijzigd. Vul er een in.",
    unique:
      """
      {cell} is al in gebruik bij een ander record; er is niets gewijzigd. Vul een andere waarde \
      in.
      """,
    uniqueTogether:
      """
      {cell} zijn samen al in gebruik bij een ander record; er is niets gewijzigd. Wijzig een van \
      deze waarden.
      """,
    check:
      """
      {cell} voldoet niet aan een regel van de database; er is niets gewijzigd. De regel is \
      “{rule}”.
      """,
    checkAllowing:
      "{cell} staat deze waarde niet toe; er is niets gewijzigd. Toegestaan: {allowed}.",
    foreignKey:
      """
      {cell} moet verwijzen naar een bestaand record van “{other}”; er is niets gewijzigd. Kies \
      er een dat bestaat.
      """,
    brokenLink:
      """
      {cell} koppelt records, en deze waarde zou een koppeling verbreken; er is niets gewijzigd. \
      Vul een andere waarde in.
      """,
    stillReferredTo:
      """
      {cell} wordt gebruikt door andere records die ernaar verwijzen; er is niets gewijzigd. \
      Wijzig of verwijder die eerst.
      """,
    type: "{cell} heeft het verkeerde type; er is niets gewijzigd. Vul een andere waarde in.",
    inexact:
      """
      {cell} zou {number} als {kept} bewaren; er is niets gewijzigd. Vul een getal met minder \
      cijfers in.
      """,
    becomesNumber:
      """
      {cell} is gedeclareerd als {type}, dus “{text}” zou als het getal {kept} worden bewaard; er \
      is niets gewijzigd. Dit type bewaart cijfers alleen als getal.
      """,
    linkedSecret:
      """
      {cell} hangt aan een geheim dat elk antwoord zou kunnen verraden; er is niets gewijzigd. \
      Wijzig het met een ander programma.
      """,
    trigger: "{cell} is geweigerd: {reason}. Er is niets gewijzigd.",
    tableRefusal:
      "De database staat dit bij “{table}” niet toe: {reason}. Er is niets gewijzigd.",
    lostByTrigger:
      """
      Een trigger zou dit record van “{table}” verwijderen of de sleutel ervan wijzigen; er is \
      niets gewijzigd. Doe deze wijziging in het programma dat de trigger heeft gemaakt.
      """,
    ignoredByTrigger:
      """
      Een trigger laat dit record van “{table}” zoals het is; er is niets gewijzigd. Doe deze \
      wijziging in het programma dat de trigger heeft gemaakt.
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
      Een trigger verhindert dat dit record van “{table}” wordt verwijderd; er is niets \
      verwijderd. Verwijder het in het programma dat de trigger heeft gemaakt.
      """,
    changeTooSlow:
      """
      Het wijzigen van “{table}” is na {seconds} s afgebroken; er is niets gewijzigd. Probeer het \
      opnieuw, of wijzig de triggers die zo lang duren.
      """,
    removesTooMany:
      """
      Met dit record van “{table}” zouden meer dan {count} andere worden verwijderd of gewijzigd; \
      er is niets verwijderd. Verwijder eerst een deel daarvan.
      """,
    removalTooSlow:
      """
      Het verwijderen van dit record van “{table}” is na {seconds} s afgebroken, toen er {count} \
      andere waren gevonden; er is niets verwijderd. Een index van de kolommen die ernaar \
      verwijzen zou helpen.
      """,
    restoreTooSlow:
      """
      Het terughalen van dit record van “{table}” is na {seconds} s afgebroken; er is niets \
      gewijzigd. Probeer het opnieuw, of wijzig de triggers die zo lang duren.
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
      Een ander bestand heeft {file} vervangen terwijl het open was, en het logboek van het oude, \
      {log}, staat er nog; er is niets gewijzigd. Zet het oude bestand terug of het logboek \
      ergens anders; heeft een programma het nieuwe open, dan kan het gegevens daarvan bevatten.
      """,
    displaced:
      """
      {file} is verwijderd of vervangen terwijl deze wijziging werd bewaard; ze staat misschien \
      alleen in het oude bestand. Laad de pagina opnieuw en kijk na; ontbreekt de wijziging, zet \
      dan het oude bestand terug.
      """,
    lostLog:
      """
      Een ander programma heeft {log}, het logboek van {file}, verwijderd of vervangen terwijl het \
      open was; de laatste wijzigingen zijn misschien verloren. Er is nu niets gewijzigd. Laad de \
      pagina opnieuw en kijk ze na.
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
    empty: "{path} is leeg en heeft geen tabellen. Geef het pad van een database met tabellen.",
    notADatabase:
      """
      {path} is geen SQLite-database, of is versleuteld. Geef het pad van een SQLite-bestand \
      zonder wachtwoord.
      """,
    unreadDisk:
      """
      De schijf meldde een fout bij het lezen van {file}; er is niets gewijzigd. Probeer het \
      opnieuw; gebeurt het weer, kopieer het bestand dan naar een andere schijf.
      """,
    damaged:
      """
      {path} is beschadigd: {reason}. Bewaar een kopie, en red met “sqlite3 .recover” wat er te \
      redden is.
      """,
    unfinished:
      """
      Een programma is midden in een wijziging van {path} gestopt, en die is niet terug te \
      draaien zolang het bestand alleen wordt gelezen. Open het één keer om te schrijven.
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
    withoutOneHost: "De aanvraag moet precies één host noemen. Stuur een enkele regel Host.",
    foreignHost:
      """
      Deze server antwoordt alleen op zijn eigen namen op deze computer, niet op “{host}”: \
      misschien probeert een andere website je gegevens te lezen. Open in plaats daarvan \
      {address}.
      """,
    foreignOrigin:
      """
      Een pagina van een andere website (“{origin}”) wilde iets wijzigen, en dat mogen alleen de \
      pagina’s van deze server; er is niets gewijzigd. Open het record hier en wijzig het op zijn \
      eigen pagina.
      """,
    foreignReader:
      """
      Een pagina van een andere website wilde iets van deze server laden, en dat mogen alleen zijn \
      eigen pagina’s. Open {address} in een eigen tabblad.
      """,
    otherUser:
      """
      Alleen wie deze server heeft gestart mag hem gebruiken, en deze verbinding is van iemand \
      anders. Vraag het daar, of open het bestand met een eigen server.
      """,
    unknownAddress: "Op {path} is geen pagina. Ga naar de startpagina.",
    unknownRecord: "“{table}” heeft geen record “{key}”. Kies er een uit de lijst.",
    recordGone:
      """
      Record {key} van “{table}” is verwijderd terwijl zijn pagina open was; er is niets \
      gewijzigd. Kies een ander uit de lijst van de tabel.
      """,
    method: "Dit adres accepteert alleen {allowed}, niet {method}; er is niets gewijzigd.",
    tooLarge:
      """
      Er is meer dan {limit} MB tegelijk gestuurd, en dat is de grens; er is niets gewijzigd. \
      Stuur minder tegelijk, en een afbeelding van hoogstens {picture} MB.
      """,
    cutShort:
      "De aanvraag eindigde voordat ze volledig was; er is niets gewijzigd. Stuur ze opnieuw.",
    pageOfOtherFile:
      """
      Deze pagina hoort bij een ander bestand, dat hier eerder open was; er is niets gewijzigd. Open \
      het record opnieuw, vanaf de startpagina.
      """,
    overloaded:
      """
      De server is bezig met andere aanvragen; er is niets gewijzigd. Probeer het zo meteen \
      opnieuw.
      """,
    tooManyParameters:
      """
      De aanvraag heeft meer dan {limit} parameters, en dat is de grens; er is niets gewijzigd. \
      Stuur er minder tegelijk.
      """,
    tooLongToEdit:
      """
      De tekst in {field} is te lang om hier te wijzigen; er is niets gewijzigd. Download hem bij \
      zijn record en wijzig hem met een ander programma.
      """,
    searchStopped:
      """
      Het zoeken is afgebroken omdat de verbinding voor het einde werd gesloten. Stuur de \
      aanvraag opnieuw, en houd de verbinding open tot het antwoord er is.
      """,
    malformedParameters:
      """
      “{part}” is niet gecodeerd zoals de parameters van een adres of formulier; er is niets \
      gewijzigd. Laad de pagina opnieuw en gebruik de knoppen en velden daarop.
      """,
    notAForm:
      """
      Een wijziging moet als application/x-www-form-urlencoded of multipart/form-data worden \
      gestuurd, niet als “{type}”; er is niets gewijzigd.
      """,
    formWithoutType:
      """
      Een wijziging moet als application/x-www-form-urlencoded of multipart/form-data worden \
      gestuurd, en deze heeft geen type; er is niets gewijzigd.
      """,
    malformedUpload:
      """
      Het uploaden van het bestand is mislukt; er is niets gewijzigd. Laad de pagina opnieuw en \
      kies het bestand nog eens.
      """,
    unknownField:
      """
      “{table}” heeft geen veld “{field}”; er is niets gewijzigd. Laad de pagina opnieuw: de \
      tabel is misschien gewijzigd.
      """,
    unknownParameter:
      """
      “{name}” is geen parameter van de pagina’s van deze server; er is niets gewijzigd. Laad de \
      pagina opnieuw en gebruik de knoppen en velden daarop.
      """,
    unknownChoice:
      """
      “{name}” verwacht een getal, en “{value}” is er geen; er is niets gewijzigd. Laad de pagina \
      opnieuw en kies uit haar lijsten.
      """,
    withoutToken:
      """
      {field} is gestuurd zonder de oorspronkelijke waarde en zou zo de wijziging van iemand \
      anders kunnen overschrijven; er is niets gewijzigd. Open het record opnieuw en wijzig het \
      daar.
      """,
    unexpectedFile:
      """
      Voor {field} is een bestand gestuurd, daar hoort er geen; er is niets gewijzigd. Vul het als \
      tekst in.
      """,
    clock:
      """
      De klok van deze computer staat vóór het jaar 1 of na 9999, daarom is de datum van vandaag \
      onbekend; er is niets gewijzigd. Zet de klok goed en laad de pagina opnieuw.
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
