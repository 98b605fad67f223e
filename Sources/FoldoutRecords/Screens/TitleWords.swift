import FoldoutForms

/// Words in column names that indicate their contents, in English, German, Dutch, French and
/// Spanish.
enum TitleWords {
  static let firstNames: Set<String> = [
    "first name", "firstname", "given name", "givenname", "forename", "fname", "vorname",
    "voornaam", "prénom", "prenom", "nombre",
  ]

  static let lastNames: Set<String> = [
    "last name", "lastname", "family name", "familyname", "surname", "lname", "nachname",
    "familienname", "achternaam", "nom", "nom de famille", "apellido", "apellidos",
  ]

  static let names: Set<String> = [
    "name", "title", "label", "caption", "heading", "headline", "subject", "titel", "bezeichnung",
    "benennung", "betreff", "überschrift", "naam", "onderwerp", "nom", "titre", "intitulé",
    "libellé", "nombre", "título", "titulo", "asunto",
  ]

  /// Words at the end of the names of columns with codes: texts and numbers that identify something
  /// without describing it.
  static let codes: Set<String> = [
    "id", "ids", "uid", "pid", "key", "code", "no", "nr", "num", "number", "sku", "isbn", "issn",
    "ean", "upc", "gtin", "iban", "bic", "swift", "vat", "ssn", "zip", "plz", "postal", "postcode",
    "zipcode", "uuid", "guid", "hash", "checksum", "digest", "etag", "md5", "sha1", "sha256", "ref",
    "iso", "abbr", "abbreviation", "initials", "symbol", "slug", "serial", "barcode", "token",
    "phone", "telephone", "mobile", "fax", "tel", "path", "mime", "ip", "mac", "rowid", "oid",
    "nummer", "kennung", "schlüssel", "kürzel", "postleitzahl", "telefon", "kenteken", "sleutel",
    "telefoon", "numéro", "numero", "clé", "código", "codigo", "número", "teléfono",
  ]

  /// Words at the end of the names of columns whose texts many records share.
  static let categories: Set<String> = [
    "status", "state", "type", "kind", "category", "class", "role", "gender", "sex", "country",
    "city", "region", "province", "unit", "level", "priority", "rank", "grade", "mode", "language",
    "lang", "locale", "currency", "timezone", "tz", "color", "colour", "size", "version", "format",
    "stand", "zustand", "art", "typ", "klasse", "rolle", "geschlecht", "land", "stadt", "ort",
    "sprache", "währung", "farbe", "größe", "soort", "rol", "geslacht", "stad", "taal", "valuta",
    "kleur", "maat", "statut", "état", "genre", "pays", "ville", "langue", "devise", "estado",
    "tipo", "clase", "país", "pais", "ciudad", "idioma", "moneda",
  ]

  static let addresses: Set<String> = [
    "address", "address1", "address2", "street", "adresse", "anschrift", "straße", "strasse",
    "adres", "straat", "rue", "dirección", "direccion", "calle",
  ]

  static let amounts: Set<String> = [
    "amount", "price", "total", "subtotal", "sum", "cost", "costs", "fee", "balance", "salary",
    "wage", "budget", "revenue", "payment", "discount", "tax", "betrag", "preis", "summe",
    "kosten", "gebühr", "saldo", "gehalt", "bedrag", "prijs", "totaal", "salaris", "montant",
    "prix", "somme", "coût", "solde", "salaire", "importe", "precio", "suma", "costo", "salario",
  ]

  /// Words at the end of the names of columns with decimal numbers that are not amounts.
  static let measures: Set<String> = [
    "lat", "latitude", "lon", "lng", "long", "longitude", "x", "y", "z", "north", "south", "east",
    "west", "breite", "länge", "angle", "factor", "ratio",
  ]

  /// Words at the end of the names of columns with what is derived from a secret, or mixed into it.
  static let secretParts: Set<String> = [
    "salt", "pepper", "nonce", "iv", "hash", "digest", "checksum", "md5", "sha1", "sha256",
    "sha512", "bcrypt",
  ]

  /// Words at the end of the names of columns that name a setting.
  static let settings: Set<String> = [
    "key", "option", "setting", "parameter", "param", "property", "preference", "pref", "variable",
    "attribute", "schlüssel", "einstellung", "sleutel", "instelling", "clé", "cle", "clave",
  ]

  /// Words at the end of the names of columns with the values of settings.
  static let settingValues: Set<String> = [
    "value", "val", "wert", "waarde", "valeur", "valor",
  ]

  static let years: Set<String> = ["year", "jahr", "jaar", "année", "annee", "año", "ano"]

  /// Words in the names of columns with the date of a record's last change or access.
  static let housekeeping: Set<String> = [
    "update", "updated", "modified", "changed", "edited", "synced", "deleted", "archived",
    "accessed", "geändert", "gewijzigd", "modifié", "modificado",
  ]
}

/// Makes a readable label from a column's name.
public enum ColumnLabel {
  /// Returns the label of a name: `HireDate` and `hire_date` become `Hire date`. A name that is not
  /// a single word of letters, digits and underscores is left unchanged.
  public static func text(for name: String) -> String { ReadableName.text(for: name) }

  /// Returns the words of a name: separated by underscores, and where a capital letter follows a
  /// small one or begins a word after an abbreviation (`HTMLPage` is HTML, Page).
  static func words(of name: String) -> [String] { ReadableName.words(of: name) }
}
