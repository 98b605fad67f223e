import Foundation

/// The texts of the demo's own screens in one language; Foldout's own texts are `Words`.
struct DemoWords: Equatable, Sendable {
  var people: String
  var person: String
  var name: String
  var email: String
  var startedWork: String
  var endedWork: String
  var phoneNumber: String
  var maritalStatus: String
  var single: String
  var married: String
  var divorced: String
  var widowed: String
  var separated: String
  var registeredPartnership: String
  var address: String
  var picture: String

  var appointment: String
  var title: String
  var place: String
  var notes: String
  var when: String
  var starts: String
  var ends: String
  var reminder: String

  var options: String
  var pickANumber: String
  var one: String
  var two: String
  var three: String
  var pickSomeLetters: String
  var chosen: String
  var noneChosen: String
  /// The separator of a list's members, as in "A, B".
  var comma: String
  var favourites: String
  var words: String
  var shuffle: String
  var moreWords: String
  var fewerWords: String
  /// The refusal of a button whose words are not the ones that the page showed.
  var wordsDiffer: String
  var hours: String
  var entry: String
  var day: String
  var project: String
  var note: String
  var thisWeek: String
  var nextDay: String
  /// The refusal if no later day can have an entry.
  var noNextDay: String
  /// The description of a marked day with one entry.
  var oneEntry: String
  /// The word after the number of entries of a marked day with several.
  var entries: String
  var months: String

  /// Returns the title of a stored marital status; `nil` for an unusual one.
  func title(ofStatus status: String) -> String? {
    switch status {
    case "single": single
    case "married": married
    case "divorced": divorced
    case "widowed": widowed
    case "separated": separated
    case "registered partnership": registeredPartnership
    default: nil
    }
  }

  /// Returns the texts in a locale's language, or else in English.
  static func of(_ locale: Locale) -> DemoWords {
    switch locale.language.languageCode?.identifier {
    case "de": german
    case "nl": dutch
    case "ar": arabic
    default: english
    }
  }
}

extension DemoWords {
  static let english = DemoWords(
    people: "People", person: "Person", name: "Name", email: "E-mail",
    startedWork: "Started work", endedWork: "Ended work", phoneNumber: "Phone number",
    maritalStatus: "Marital status", single: "Single", married: "Married",
    divorced: "Divorced", widowed: "Widowed", separated: "Separated",
    registeredPartnership: "Registered partnership", address: "Address", picture: "Picture",
    appointment: "Appointment", title: "Title", place: "Place", notes: "Notes", when: "When",
    starts: "Starts", ends: "Ends", reminder: "Reminder", options: "Options",
    pickANumber: "Pick a number", one: "One", two: "Two", three: "Three",
    pickSomeLetters: "Pick some letters", chosen: "Chosen", noneChosen: "None chosen", comma: ", ",
    favourites: "Favourite words", words: "Words", shuffle: "Shuffle", moreWords: "More words",
    fewerWords: "Fewer words",
    wordsDiffer: "The words are no longer what this page showed; nothing was changed.",
    hours: "Hours", entry: "Entry", day: "Day", project: "Project",
    note: "Note", thisWeek: "this week", nextDay: "Next day",
    noNextDay: "There is no later day for an entry.",
    oneEntry: "1 entry", entries: "entries", months: "Months")

  static let german = DemoWords(
    people: "Personen", person: "Person", name: "Name", email: "E-Mail",
    startedWork: "Arbeitsbeginn", endedWork: "Arbeitsende", phoneNumber: "Telefonnummer",
    maritalStatus: "Familienstand", single: "Ledig", married: "Verheiratet",
    divorced: "Geschieden", widowed: "Verwitwet", separated: "Getrennt lebend",
    registeredPartnership: "Eingetragene Lebenspartnerschaft", address: "Anschrift",
    picture: "Bild",
    appointment: "Termin", title: "Titel", place: "Ort", notes: "Notizen", when: "Wann",
    starts: "Beginn", ends: "Ende", reminder: "Erinnerung", options: "Auswahl",
    pickANumber: "Eine Zahl wählen", one: "Eins", two: "Zwei", three: "Drei",
    pickSomeLetters: "Einige Buchstaben wählen", chosen: "Gewählt", noneChosen: "Keiner gewählt",
    comma: ", ", favourites: "Lieblingswörter", words: "Wörter", shuffle: "Mischen",
    moreWords: "Mehr Wörter", fewerWords: "Weniger Wörter",
    wordsDiffer: "Die Wörter sind nicht mehr die, die diese Seite zeigte; nichts wurde geändert.",
    hours: "Stunden",
    entry: "Eintrag", day: "Tag", project: "Projekt", note: "Notiz", thisWeek: "diese Woche",
    nextDay: "Nächster Tag",
    noNextDay: "Für einen Eintrag gibt es keinen späteren Tag.", oneEntry: "1 Eintrag",
    entries: "Einträge", months: "Monate")

  static let dutch = DemoWords(
    people: "Personen", person: "Persoon", name: "Naam", email: "E-mail",
    startedWork: "In dienst", endedWork: "Uit dienst", phoneNumber: "Telefoonnummer",
    maritalStatus: "Burgerlijke staat", single: "Ongehuwd", married: "Gehuwd",
    divorced: "Gescheiden", widowed: "Verweduwd", separated: "Uit elkaar",
    registeredPartnership: "Geregistreerd partnerschap", address: "Adres", picture: "Foto",
    appointment: "Afspraak", title: "Titel", place: "Plaats", notes: "Notities", when: "Wanneer",
    starts: "Begint", ends: "Eindigt", reminder: "Herinnering", options: "Keuzes",
    pickANumber: "Kies een getal", one: "Een", two: "Twee", three: "Drie",
    pickSomeLetters: "Kies enkele letters", chosen: "Gekozen", noneChosen: "Geen gekozen",
    comma: ", ", favourites: "Lievelingswoorden", words: "Woorden", shuffle: "Schudden",
    moreWords: "Meer woorden", fewerWords: "Minder woorden",
    wordsDiffer: "De woorden zijn niet meer wat deze pagina toonde; er is niets gewijzigd.",
    hours: "Uren", entry: "Regel",
    day: "Dag", project: "Project", note: "Notitie", thisWeek: "deze week",
    nextDay: "Volgende dag",
    noNextDay: "Er is geen latere dag voor een regel.", oneEntry: "1 regel", entries: "regels",
    months: "Maanden")

  static let arabic = DemoWords(
    people: "الأشخاص", person: "شخص", name: "الاسم", email: "البريد الإلكتروني",
    startedWork: "بدء العمل", endedWork: "انتهاء العمل", phoneNumber: "رقم الهاتف",
    maritalStatus: "الحالة الاجتماعية", single: "أعزب/عزباء", married: "متزوج/ة",
    divorced: "مطلق/ة", widowed: "أرمل/ة", separated: "منفصل/ة",
    registeredPartnership: "شراكة مسجلة", address: "العنوان", picture: "الصورة",
    appointment: "موعد", title: "عنوان الموعد", place: "المكان", notes: "ملاحظات", when: "الوقت",
    starts: "يبدأ", ends: "ينتهي", reminder: "تذكير", options: "الخيارات",
    pickANumber: "اختر رقمًا", one: "واحد", two: "اثنان", three: "ثلاثة",
    pickSomeLetters: "اختر بعض الحروف", chosen: "المختار", noneChosen: "لم يُختر شيء",
    comma: "، ", favourites: "الكلمات المفضلة", words: "الكلمات", shuffle: "خلط",
    moreWords: "كلمات أكثر", fewerWords: "كلمات أقل",
    wordsDiffer: "لم تعد الكلمات كما أظهرتها هذه الصفحة، ولم يتغير شيء.",
    hours: "الساعات", entry: "إدخال",
    day: "اليوم", project: "المشروع", note: "ملاحظة", thisWeek: "هذا الأسبوع",
    nextDay: "اليوم التالي",
    noNextDay: "لا يوجد يوم لاحق لإدخال.", oneEntry: "إدخال واحد", entries: "إدخالات",
    months: "الأشهر")
}
