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
      Tabelle kann umgebaut worden sein.
      """,
    unavailable:
      """
      Die Datenbank kann das mit „{table}“ nicht tun: {reason}. Nichts wurde geändert; die anderen \
      Tabellen sind nicht betroffen.
      """,
    malformedKey:
      """
      Ein Datensatz von „{table}“ wird durch {expected} benannt, nicht durch {found}. Wählen Sie \
      den Datensatz aus der Liste der Tabelle.
      """,
    oneValue: "1 Wert", twoValues: "2 Werte", manyValues: "{count} Werte",
    readOnly:
      """
      „{table}“ ist nur zum Lesen offen; nichts wurde geändert. Sichten werden nie beschrieben, \
      und eine Datei nur, wenn sie und ihr Ordner beschrieben werden dürfen.
      """,
    readOnlyColumn:
      """
      „{column}“ von „{table}“ berechnet die Datenbank selbst; nichts wurde geändert. Ändern Sie \
      die Werte, aus denen es berechnet wird.
      """,
    repeatedColumn:
      """
      „{column}“ von „{table}“ kam in einer Änderung zweimal; nichts wurde geändert. Senden Sie \
      es einmal.
      """,
    cell: "„{column}“ von „{table}“", someCell: "Dieser Wert von „{table}“",
    notNull: "{cell} muss einen Wert haben; nichts wurde geändert. Geben Sie einen ein.",
    unique:
      """
      {cell} hat schon ein anderer Datensatz; nichts wurde geändert. Geben Sie einen anderen Wert \
      ein.
      """,
    check:
      """
      {cell} muss die Bedingung „{name}“ erfüllen; nichts wurde geändert. Geben Sie einen Wert \
      ein, der das tut.
      """,
    foreignKey:
      """
      {cell} würde auf einen Datensatz verweisen, den es nicht gibt, oder andere zurücklassen, \
      die darauf verweisen; nichts wurde geändert. Geben Sie einen Schlüssel ein, den es gibt.
      """,
    type:
      """
      {cell} nimmt keinen Wert dieser Art an; nichts wurde geändert. Geben Sie einen anderen ein.
      """,
    inexact:
      """
      {cell} würde {number} als {kept} sichern; nichts wurde geändert. Geben Sie eine Zahl mit \
      weniger Ziffern ein.
      """,
    linkedSecret:
      """
      {cell} hängt an einem Geheimnis, das Datensätze verbindet, und jede Antwort würde verraten, \
      welche es gibt; nichts wurde geändert. Ändern Sie es mit einem anderen Programm.
      """,
    trigger: "{cell} wurde abgelehnt: {reason}. Nichts wurde geändert.",
    lostByTrigger:
      """
      Ein Trigger entfernt einen Datensatz von „{table}“ oder benennt ihn um, wenn er so geändert \
      wird; nichts wurde geändert. Ändern Sie ihn dort, wo der Trigger gemacht wurde.
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
      Ein Trigger behält diesen Datensatz von „{table}“; nichts wurde entfernt. Entfernen Sie ihn \
      dort, wo der Trigger gemacht wurde.
      """,
    changeTooSlow:
      """
      Diese Änderung von „{table}“ wurde nach {seconds} s aufgegeben; nichts wurde geändert. Versuchen \
      Sie es noch einmal, oder ändern Sie die Trigger, die so lange brauchen.
      """,
    removesTooMany:
      """
      Mit diesem Datensatz von „{table}“ würden mehr als {count} andere entfernt oder geändert; \
      nichts wurde entfernt. Entfernen Sie zuerst einige von diesen.
      """,
    removalTooSlow:
      """
      Das Entfernen dieses Datensatzes von „{table}“ wurde nach {seconds} s aufgegeben, mit bisher \
      {count} gefundenen anderen; nichts wurde entfernt. Ein Index der Spalten, die auf ihn \
      verweisen, würde helfen.
      """,
    restoreTooSlow:
      """
      Das Zurückholen dieses Datensatzes von „{table}“ wurde nach {seconds} s aufgegeben; nichts wurde \
      geändert. Versuchen Sie es noch einmal, oder ändern Sie die Trigger, die so lange brauchen.
      """,
    busy:
      """
      {file} wird gerade von einem anderen Programm benutzt; nichts wurde geändert. Versuchen Sie \
      es gleich noch einmal.
      """,
    full:
      """
      Um {file} zu schreiben, ist kein Platz mehr; nichts wurde geändert. Machen Sie Platz frei \
      und versuchen Sie es noch einmal.
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
      An die Stelle von {file} wurde eine andere Datei gelegt, während sie offen war, und das \
      Protokoll der alten, {log}, ist noch da; nichts wurde geändert. Legen Sie die alte Datei \
      zurück oder ihr Protokoll beiseite; es kann aber auch Daten der neuen enthalten.
      """,
    displaced:
      """
      {file} wurde entfernt oder ersetzt, gerade als diese Änderung gemacht wurde; wurde sie \
      gespeichert, dann nur in der alten Datei. Laden Sie die Seite neu und sehen Sie nach; fehlt \
      sie, legen Sie die alte Datei zurück.
      """,
    folder: "{path} ist ein Ordner. Nennen Sie den Pfad einer Datenbankdatei darin.",
    unreadable:
      """
      {path} kann nicht gelesen werden: Das System erlaubt es nicht. Prüfen Sie die Rechte der \
      Datei und ihrer Ordner.
      """,
    unreadableLog:
      """
      Die neuesten Änderungen an {path} stehen noch in {log} und sind in einem schreibgeschützten \
      Ordner nicht lesbar. Kopieren Sie beide Dateien in einen Ordner, in den Sie schreiben können, \
      und öffnen Sie die Kopie.
      """,
    empty:
      """
      {path} ist leer, also ist keine Tabelle darin. Nennen Sie den Pfad einer Datenbank mit \
      Tabellen.
      """,
    notADatabase:
      """
      {path} ist keine SQLite-Datenbank, oder sie ist verschlüsselt: Ihre Bytes sagen nicht, was \
      von beidem. Nennen Sie den Pfad einer SQLite-Datei ohne Passwort.
      """,
    damaged:
      """
      {path} ist eine beschädigte Datenbank: {reason}. Behalten Sie eine Kopie, und lassen Sie \
      „sqlite3 .recover“ retten, was darin ist.
      """,
    unfinished:
      """
      {path} wurde von einem Programm, das stehen blieb, mitten in einer Änderung verlassen, und \
      durch Lesen allein ist sie nicht zurückzunehmen. Öffnen Sie die Datei einmal zum Schreiben.
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
      """
      Die Anfrage sagt nicht, welchen Host sie fragt, oder nennt mehrere. Senden Sie eine einzige \
      Zeile Host.
      """,
    foreignHost:
      """
      Dieser Server antwortet nur auf seine eigenen Namen auf diesem Rechner und wurde als \
      „{host}“ gefragt: Vielleicht versucht eine andere Website, Ihre Daten zu lesen. Öffnen Sie \
      stattdessen {address}.
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
      Diese Verbindung gehört einem anderen Benutzer dieses Rechners, und nur wer diesen Server \
      gestartet hat, darf ihn benutzen. Fragen Sie dort nach, oder öffnen Sie die Datei mit einem \
      eigenen Server.
      """,
    unknownAddress: "Unter {path} gibt es nichts. Beginnen Sie auf der Startseite.",
    unknownRecord: "In „{table}“ gibt es keinen Datensatz „{key}“. Wählen Sie einen aus der Liste.",
    recordGone:
      """
      Der Datensatz {key} von „{table}“ wurde entfernt, während seine Seite offen war; nichts \
      wurde geändert. Wählen Sie einen anderen aus der Liste der Tabelle.
      """,
    method: "Diese Adresse nimmt {method} nicht an, nur {allowed}; nichts wurde geändert.",
    tooLarge:
      """
      Es wurden auf einmal mehr als {limit} MB gesendet, und mehr wird nicht angenommen; nichts \
      wurde geändert. Senden Sie weniger auf einmal, und ein Bild von höchstens {picture} MB.
      """,
    cutShort:
      """
      Die Anfrage endete, bevor sie ganz da war; nichts wurde geändert. Senden Sie sie noch einmal.
      """,
    otherFile:
      """
      Diese Seite gehört zu einer anderen Datei, die vorher hier geöffnet war; nichts wurde geändert. \
      Öffnen Sie den Datensatz neu, von der Startseite aus.
      """,
    overloaded:
      """
      Der Server ist ausgelastet: Andere Anfragen brauchen allen Speicher, den er dafür hat. Nichts \
      wurde geändert. Versuchen Sie es gleich noch einmal.
      """,
    tooManyParameters:
      """
      Die Anfrage hat mehr als {limit} Parameter, und mehr werden nicht angenommen; nichts wurde \
      geändert. Senden Sie weniger auf einmal.
      """,
    tooLongToEdit:
      """
      Der Text in {field} ist zu lang, um hier geändert zu werden; nichts wurde geändert. Laden Sie \
      ihn bei seinem Eintrag herunter, und ändern Sie ihn mit einem Programm für große Texte.
      """,
    searchLeft:
      """
      Die Suche wurde abgebrochen: Die Verbindung wurde geschlossen, bevor die Antwort da war. \
      Senden Sie die Anfrage noch einmal. Lassen Sie die Verbindung offen, bis die Antwort da ist.
      """,
    malformedParameters:
      """
      „{part}“ ist nicht so kodiert wie die Parameter einer Adresse oder eines Formulars; nichts \
      wurde geändert. Laden Sie die Seite neu und benutzen Sie, was auf ihr steht.
      """,
    notAForm:
      """
      Eine Änderung muss als application/x-www-form-urlencoded oder multipart/form-data gesendet \
      werden und kam als „{type}“; nichts wurde geändert.
      """,
    formWithoutType:
      """
      Eine Änderung muss als application/x-www-form-urlencoded oder multipart/form-data gesendet \
      werden und kam ohne Typ; nichts wurde geändert.
      """,
    malformedUpload:
      """
      Die Datei kam nicht in den Teilen, die ein Formular sendet; nichts wurde geändert. Laden \
      Sie die Seite neu und wählen Sie die Datei noch einmal.
      """,
    unknownField:
      """
      „{table}“ hat kein Feld „{field}“; nichts wurde geändert. Laden Sie die Seite neu: Die \
      Tabelle kann umgebaut worden sein.
      """,
    unknownParameter:
      """
      „{name}“ ist kein Parameter, den eine Seite dieses Servers sendet; nichts wurde geändert. \
      Laden Sie die Seite neu und benutzen Sie, was auf ihr steht.
      """,
    unknownChoice:
      """
      „{value}“ ist keine Zahl, und „{name}“ wird durch eine gewählt; nichts wurde geändert. \
      Laden Sie die Seite neu und wählen Sie aus ihren Listen.
      """,
    withoutToken:
      """
      {field} wurde ohne das gesendet, was davon zu sehen war, und könnte so die Änderung eines \
      anderen überschreiben; nichts wurde geändert. Öffnen Sie den Datensatz neu und ändern Sie \
      es dort.
      """,
    fault:
      """
      In diesem Programm ist etwas schiefgegangen; nichts wurde geändert. Laden Sie die Seite \
      neu; sein Protokoll sagt mehr.
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
