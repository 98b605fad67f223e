extension Words.Store {
  static let german = Words.Store(
    unknownTable:
      """
      Eine Tabelle „{table}“ gibt es in dieser Datenbank nicht. Wählen Sie eine aus der Liste der \
      Tabellen.
      """,
    unknownColumn:
      """
      „{table}“ hat keine Spalte „{column}“; nichts wurde geändert. Laden Sie die Seite neu: Die \
      Tabelle wurde vielleicht geändert.
      """,
    unavailable:
      """
      Die Datenbank kann das mit „{table}“ nicht tun: {reason}. Nichts wurde geändert; die anderen \
      Tabellen sind nicht betroffen.
      """,
    malformedKey:
      """
      Ein Datensatz von „{table}“ wird durch {expected} bestimmt, nicht durch {found}. Wählen Sie \
      den Datensatz aus der Liste der Tabelle.
      """,
    oneValue: "1 Wert", twoValues: "2 Werte", manyValues: "{count} Werte",
    readOnly:
      """
      „{table}“ ist schreibgeschützt; nichts wurde geändert. Sichten lassen sich nicht ändern, \
      und auch keine Datei, die nur zum Lesen geöffnet ist oder nicht beschrieben werden kann.
      """,
    readOnlyColumn:
      """
      „{column}“ von „{table}“ wird von der Datenbank berechnet; nichts wurde geändert. Ändern \
      Sie die Werte, aus denen es berechnet wird.
      """,
    repeatedColumn:
      """
      „{column}“ von „{table}“ wurde in einer Änderung zweimal gesendet; nichts wurde geändert. \
      Senden Sie es einmal.
      """,
    cell: "„{column}“ von „{table}“", someCell: "Dieser Wert von „{table}“",
    notNull: "{cell} muss einen Wert haben; nichts wurde geändert. Geben Sie einen ein.",
    unique:
      """
      {cell} ist schon in einem anderen Datensatz vergeben; nichts wurde geändert. Geben Sie \
      einen anderen Wert ein.
      """,
    uniqueTogether:
      """
      {cell} sind zusammen schon bei einem anderen Datensatz vergeben; nichts wurde geändert. \
      Ändern Sie einen dieser Werte.
      """,
    check:
      """
      {cell} verletzt eine Regel der Datenbank; nichts wurde geändert. Erfüllt sein muss \
      „{rule}“.
      """,
    checkAllowing: "{cell} lässt diesen Wert nicht zu; nichts wurde geändert. Erlaubt: {allowed}.",
    foreignKey:
      """
      {cell} muss auf einen vorhandenen Datensatz von „{other}“ verweisen; nichts wurde geändert. \
      Wählen Sie einen, den es gibt.
      """,
    brokenLink:
      """
      {cell} verbindet Datensätze, und dieser Wert würde eine Verbindung zerstören; nichts wurde \
      geändert. Geben Sie einen anderen Wert ein.
      """,
    stillReferredTo:
      """
      {cell} wird von anderen Datensätzen verwendet, die darauf verweisen; nichts wurde geändert. \
      Ändern oder entfernen Sie zuerst diese.
      """,
    type: "{cell} hat den falschen Typ; nichts wurde geändert. Geben Sie einen anderen Wert ein.",
    inexact:
      """
      {cell} würde {number} als {kept} sichern; nichts wurde geändert. Geben Sie eine Zahl mit \
      weniger Ziffern ein.
      """,
    becomesNumber:
      """
      {cell} ist als {type} deklariert; „{text}“ würde daher als Zahl {kept} gesichert; nichts \
      wurde geändert. Dieser Typ behält Ziffern nur als Zahl.
      """,
    linkedSecret:
      """
      {cell} hängt an einem Geheimnis, das jede Antwort verraten könnte; nichts wurde geändert. \
      Ändern Sie es mit einem anderen Programm.
      """,
    trigger: "{cell} wurde abgelehnt: {reason}. Nichts wurde geändert.",
    tableRefusal:
      "Die Datenbank lässt das bei „{table}“ nicht zu: {reason}. Nichts wurde geändert.",
    lostByTrigger:
      """
      Ein Trigger würde diesen Datensatz von „{table}“ entfernen oder seinen Schlüssel ändern; \
      nichts wurde geändert. Ändern Sie ihn in dem Programm, das den Trigger angelegt hat.
      """,
    ignoredByTrigger:
      """
      Ein Trigger lässt diesen Datensatz von „{table}“, wie er ist; nichts wurde geändert. Ändern \
      Sie ihn in dem Programm, das den Trigger angelegt hat.
      """,
    referredTo:
      """
      Datensätze von „{other}“ verweisen auf diesen Datensatz von „{table}“; nichts wurde \
      entfernt. Ändern oder entfernen Sie zuerst diese.
      """,
    referredToSomewhere:
      """
      Andere Datensätze verweisen auf diesen Datensatz von „{table}“; nichts wurde entfernt. \
      Ändern oder entfernen Sie zuerst diese.
      """,
    keptByTrigger:
      """
      Ein Trigger verhindert, dass dieser Datensatz von „{table}“ entfernt wird; nichts wurde \
      entfernt. Entfernen Sie ihn in dem Programm, das den Trigger angelegt hat.
      """,
    changeTooSlow:
      """
      Die Änderung von „{table}“ wurde nach {seconds} s abgebrochen; nichts wurde geändert. \
      Versuchen Sie es noch einmal, oder ändern Sie die Trigger, die so lange brauchen.
      """,
    removesTooMany:
      """
      Mit diesem Datensatz von „{table}“ würden mehr als {count} andere entfernt oder geändert; \
      nichts wurde entfernt. Entfernen Sie zuerst einige von diesen.
      """,
    removalTooSlow:
      """
      Das Entfernen dieses Datensatzes von „{table}“ wurde nach {seconds} s abgebrochen, als \
      {count} andere gefunden waren; nichts wurde entfernt. Ein Index der Spalten, die auf ihn \
      verweisen, würde helfen.
      """,
    restoreTooSlow:
      """
      Das Wiederherstellen dieses Datensatzes von „{table}“ wurde nach {seconds} s abgebrochen; \
      nichts wurde geändert. Versuchen Sie es noch einmal, oder ändern Sie die Trigger, die so \
      lange brauchen.
      """,
    busy:
      """
      {file} wird gerade von einem anderen Programm benutzt; nichts wurde geändert. Versuchen Sie \
      es gleich noch einmal.
      """,
    full:
      """
      Es ist kein Platz mehr, um {file} zu schreiben; nichts wurde geändert. Machen Sie Platz \
      frei und versuchen Sie es noch einmal.
      """,
    missing:
      """
      Eine Datei {path} gibt es nicht, und es wurde keine angelegt. Prüfen Sie den Pfad.
      """,
    removed:
      """
      {file} wurde entfernt oder verschoben, während die Datei offen war; nichts wurde geändert. \
      Legen Sie sie zurück und versuchen Sie es noch einmal.
      """,
    replaced:
      """
      Eine andere Datei hat {file} ersetzt, während sie offen war, und das Protokoll der alten, \
      {log}, ist noch da; nichts wurde geändert. Legen Sie die alte Datei zurück oder das \
      Protokoll beiseite; hat ein Programm die neue offen, kann es deren Daten enthalten.
      """,
    displaced:
      """
      {file} wurde entfernt oder ersetzt, während diese Änderung gesichert wurde; sie steht \
      vielleicht nur in der alten Datei. Laden Sie die Seite neu und sehen Sie nach; fehlt die \
      Änderung, legen Sie die alte Datei zurück.
      """,
    lostLog:
      """
      Ein anderes Programm hat {log}, das Protokoll von {file}, entfernt oder ersetzt, während es \
      offen war; die letzten Änderungen sind vielleicht verloren. Jetzt wurde nichts geändert. \
      Laden Sie die Seite neu und prüfen Sie sie.
      """,
    folder: "{path} ist ein Ordner. Nennen Sie den Pfad einer Datenbankdatei darin.",
    unreadable:
      """
      {path} kann nicht gelesen werden: Das System verweigert den Zugriff. Prüfen Sie die Rechte \
      der Datei und ihrer Ordner.
      """,
    unreadableLog:
      """
      Die neuesten Änderungen an {path} stehen noch in {log} und sind in einem schreibgeschützten \
      Ordner nicht lesbar. Kopieren Sie beide Dateien in einen beschreibbaren Ordner und öffnen \
      Sie die Kopie.
      """,
    empty:
      "{path} ist leer und hat keine Tabellen. Nennen Sie den Pfad einer Datenbank mit Tabellen.",
    notADatabase:
      """
      {path} ist keine SQLite-Datenbank oder ist verschlüsselt. Nennen Sie den Pfad einer \
      SQLite-Datei ohne Passwort.
      """,
    unreadDisk:
      """
      Der Datenträger hat beim Lesen von {file} einen Fehler gemeldet; nichts wurde geändert. \
      Versuchen Sie es noch einmal; geschieht es wieder, kopieren Sie die Datei auf einen anderen.
      """,
    damaged:
      """
      {path} ist beschädigt: {reason}. Behalten Sie eine Kopie, und retten Sie mit „sqlite3 \
      .recover“, was zu retten ist.
      """,
    unfinished:
      """
      Ein Programm hat mitten in einer Änderung an {path} aufgehört, und die lässt sich nicht \
      zurücknehmen, solange die Datei nur gelesen wird. Öffnen Sie sie einmal zum Schreiben.
      """,
    closed:
      """
      Das Programm schließt seine Datei, weil es gleich endet; nichts wurde geändert. Starten Sie es \
      wieder, und versuchen Sie es noch einmal.
      """,
    failed:
      """
      Die Datenbank konnte das nicht tun: {reason}. Nichts wurde geändert. Laden Sie die Seite neu.
      """)
}

extension Words.Host {
  static let german = Words.Host(
    withoutOneHost:
      "Die Anfrage muss genau einen Host nennen. Senden Sie eine einzige Zeile Host.",
    foreignHost:
      """
      Dieser Server antwortet nur auf seine eigenen Namen auf diesem Rechner, nicht auf „{host}“: \
      Vielleicht versucht eine andere Website, Ihre Daten zu lesen. Öffnen Sie stattdessen \
      {address}.
      """,
    foreignOrigin:
      """
      Eine Seite einer anderen Website („{origin}“) wollte etwas ändern, und das dürfen nur die \
      Seiten dieses Servers; nichts wurde geändert. Öffnen Sie den Datensatz hier und ändern Sie \
      ihn auf seiner Seite.
      """,
    foreignReader:
      """
      Eine Seite einer anderen Website wollte etwas von diesem Server laden, und das dürfen nur \
      seine eigenen Seiten. Öffnen Sie {address} in einem eigenen Tab.
      """,
    otherUser:
      """
      Nur wer diesen Server gestartet hat, darf ihn benutzen, und diese Verbindung gehört jemand \
      anderem. Fragen Sie dort nach, oder öffnen Sie die Datei mit einem eigenen Server.
      """,
    unknownAddress: "Unter {path} gibt es keine Seite. Gehen Sie zur Startseite.",
    unknownRecord: "In „{table}“ gibt es keinen Datensatz „{key}“. Wählen Sie einen aus der Liste.",
    recordGone:
      """
      Der Datensatz {key} von „{table}“ wurde entfernt, während seine Seite offen war; nichts \
      wurde geändert. Wählen Sie einen anderen aus der Liste der Tabelle.
      """,
    method: "Diese Adresse nimmt nur {allowed} an, nicht {method}; nichts wurde geändert.",
    tooLarge:
      """
      Es wurden mehr als {limit} MB auf einmal gesendet, und das ist die Grenze; nichts wurde \
      geändert. Senden Sie weniger auf einmal, und ein Bild von höchstens {picture} MB.
      """,
    cutShort:
      """
      Die Anfrage endete, bevor sie vollständig war; nichts wurde geändert. Senden Sie sie noch \
      einmal.
      """,
    pageOfOtherFile:
      """
      Diese Seite gehört zu einer anderen Datei, die vorher hier offen war; nichts wurde \
      geändert. Öffnen Sie den Datensatz noch einmal von der Startseite aus.
      """,
    overloaded:
      """
      Der Server ist mit anderen Anfragen ausgelastet; nichts wurde geändert. Versuchen Sie es \
      gleich noch einmal.
      """,
    tooManyParameters:
      """
      Die Anfrage hat mehr als {limit} Parameter, und das ist die Grenze; nichts wurde geändert. \
      Senden Sie weniger auf einmal.
      """,
    tooLongToEdit:
      """
      Der Text in {field} ist zu lang, um ihn hier zu ändern; nichts wurde geändert. Laden Sie \
      ihn bei seinem Eintrag herunter und ändern Sie ihn mit einem anderen Programm.
      """,
    searchStopped:
      """
      Die Suche wurde abgebrochen, weil die Verbindung vor ihrem Ende geschlossen wurde. Senden \
      Sie die Anfrage noch einmal, und lassen Sie die Verbindung offen, bis die Antwort da ist.
      """,
    malformedParameters:
      """
      „{part}“ ist nicht so kodiert wie die Parameter einer Adresse oder eines Formulars; nichts \
      wurde geändert. Laden Sie die Seite neu und benutzen Sie deren Bedienelemente.
      """,
    notAForm:
      """
      Eine Änderung muss als application/x-www-form-urlencoded oder multipart/form-data gesendet \
      werden, nicht als „{type}“; nichts wurde geändert.
      """,
    formWithoutType:
      """
      Eine Änderung muss als application/x-www-form-urlencoded oder multipart/form-data gesendet \
      werden, und diese hat keinen Typ; nichts wurde geändert.
      """,
    malformedUpload:
      """
      Das Hochladen der Datei ist fehlgeschlagen; nichts wurde geändert. Laden Sie die Seite neu \
      und wählen Sie die Datei noch einmal.
      """,
    unknownField:
      """
      „{table}“ hat kein Feld „{field}“; nichts wurde geändert. Laden Sie die Seite neu: Die \
      Tabelle wurde vielleicht geändert.
      """,
    unknownParameter:
      """
      „{name}“ ist kein Parameter der Seiten dieses Servers; nichts wurde geändert. Laden Sie die \
      Seite neu und benutzen Sie deren Bedienelemente.
      """,
    unknownChoice:
      """
      „{name}“ nimmt eine Zahl an, und „{value}“ ist keine; nichts wurde geändert. Laden Sie die \
      Seite neu und wählen Sie aus ihren Listen.
      """,
    withoutToken:
      """
      {field} wurde ohne den ursprünglichen Wert gesendet und könnte so die Änderung eines \
      anderen überschreiben; nichts wurde geändert. Öffnen Sie den Datensatz noch einmal und \
      ändern Sie es dort.
      """,
    unexpectedFile:
      """
      Für {field} wurde eine Datei gesendet, dort gehört keine hin; nichts wurde geändert. Geben \
      Sie es als Text ein.
      """,
    clock:
      """
      Die Uhr dieses Computers steht vor dem Jahr 1 oder nach 9999, daher ist das heutige \
      Datum unbekannt; nichts wurde geändert. Stellen Sie die Uhr und laden Sie die Seite neu.
      """,
    fault:
      """
      In diesem Programm ist etwas schiefgegangen; nichts wurde geändert. Laden Sie die Seite \
      neu; das Protokoll sagt mehr.
      """)
}

extension Words.Statuses {
  static let german = Words.Statuses(
    badRequest: "Unverständliche Anfrage", forbidden: "Nicht erlaubt",
    notFound: "Nicht gefunden", methodNotAllowed: "So nicht erlaubt",
    gone: "Nicht mehr vorhanden", contentTooLarge: "Zu viel auf einmal",
    unsupportedMediaType: "Unbekannte Art von Daten",
    unprocessableContent: "Nicht angenommen", internalServerError: "Fehler im Programm",
    serviceUnavailable: "Gerade nicht möglich", insufficientStorage: "Kein Platz mehr")
}
