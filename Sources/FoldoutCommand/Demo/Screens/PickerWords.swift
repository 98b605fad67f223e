import Foundation

/// The texts of the screen of all pickers, in one language.
struct PickerWords: Equatable, Sendable {
  var pickers: String
  var alwaysOpen: String
  var day: String
  var month: String
  var year: String
  var wheels: String
  var calendar: String
  var compact: String
  var automatic: String
  var limited: String
  var closed: String
  var long: String
  var monthOfYear: String
  var dayAndTime: String
  var inAmsterdam: String
  var time: String
  var quarters: String
  var span: String

  /// Returns the texts in a locale's language, or else in English.
  static func of(_ locale: Locale) -> PickerWords {
    switch locale.language.languageCode?.identifier {
    case "de": german
    case "nl": dutch
    case "ar": arabic
    default: english
    }
  }
}

extension PickerWords {
  static let english = PickerWords(
    pickers: "Date pickers", alwaysOpen: "Always open", day: "Day", month: "Month",
    year: "Year", wheels: "Wheels", calendar: "Calendar", compact: "Compact",
    automatic: "By its date", limited: "Two weeks only", closed: "No Sundays",
    long: "Shown long", monthOfYear: "Month of a year",
    dayAndTime: "Day and time", inAmsterdam: "In Amsterdam", time: "Time",
    quarters: "Every quarter of an hour", span: "Length of time")

  static let german = PickerWords(
    pickers: "Datumsauswahl", alwaysOpen: "Immer offen", day: "Tag", month: "Monat",
    year: "Jahr", wheels: "Räder", calendar: "Kalender", compact: "Kompakt",
    automatic: "Nach dem Datum", limited: "Nur zwei Wochen", closed: "Keine Sonntage",
    long: "Lang angezeigt", monthOfYear: "Monat eines Jahres",
    dayAndTime: "Tag und Uhrzeit", inAmsterdam: "In Amsterdam", time: "Uhrzeit",
    quarters: "Jede Viertelstunde", span: "Dauer")

  static let dutch = PickerWords(
    pickers: "Datumkiezers", alwaysOpen: "Altijd open", day: "Dag", month: "Maand",
    year: "Jaar", wheels: "Wieltjes", calendar: "Kalender", compact: "Compact",
    automatic: "Naar de datum", limited: "Alleen twee weken", closed: "Geen zondagen",
    long: "Lang getoond", monthOfYear: "Maand van een jaar",
    dayAndTime: "Dag en tijd", inAmsterdam: "In Amsterdam", time: "Tijd",
    quarters: "Elk kwartier", span: "Tijdsduur")

  static let arabic = PickerWords(
    pickers: "منتقيات التاريخ", alwaysOpen: "مفتوح دائمًا", day: "اليوم", month: "الشهر",
    year: "السنة", wheels: "عجلات", calendar: "تقويم", compact: "مدمج", automatic: "حسب التاريخ",
    limited: "أسبوعان فقط", closed: "بلا أيام أحد", long: "معروض كاملًا", monthOfYear: "شهر من سنة",
    dayAndTime: "اليوم والوقت",
    inAmsterdam: "في أمستردام", time: "الوقت", quarters: "كل ربع ساعة",
    span: "مدة")
}
