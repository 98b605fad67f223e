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
    fewerWords: "Fewer words", hours: "Hours", entry: "Entry", day: "Day", project: "Project",
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
    moreWords: "Mehr Wörter", fewerWords: "Weniger Wörter", hours: "Stunden",
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
    moreWords: "Meer woorden", fewerWords: "Minder woorden", hours: "Uren", entry: "Regel",
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
    moreWords: "كلمات أكثر", fewerWords: "كلمات أقل", hours: "الساعات", entry: "إدخال",
    day: "اليوم", project: "المشروع", note: "ملاحظة", thisWeek: "هذا الأسبوع",
    nextDay: "اليوم التالي",
    noNextDay: "لا يوجد يوم لاحق لإدخال.", oneEntry: "إدخال واحد", entries: "إدخالات",
    months: "الأشهر")
}
