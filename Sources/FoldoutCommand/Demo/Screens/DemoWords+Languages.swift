extension DemoWords {
  static let english = DemoWords(
    people: "People", person: "Person", name: "Name", email: "E-mail",
    startedWork: "Started work", endedWork: "Ended work", phoneNumber: "Phone number",
    maritalStatus: "Marital status", single: "Single", married: "Married",
    divorced: "Divorced", widowed: "Widowed", separated: "Separated",
    registeredPartnership: "Registered partnership", address: "Address", picture: "Picture",
    appointment: "Appointment", title: "Title", place: "Place", notes: "Notes", when: "When",
    starts: "Starts", ends: "Ends", options: "Options", hours: "Hours", months: "Months")

  static let german = DemoWords(
    people: "Personen", person: "Person", name: "Name", email: "E-Mail",
    startedWork: "Arbeitsbeginn", endedWork: "Arbeitsende", phoneNumber: "Telefonnummer",
    maritalStatus: "Familienstand", single: "Ledig", married: "Verheiratet",
    divorced: "Geschieden", widowed: "Verwitwet", separated: "Getrennt lebend",
    registeredPartnership: "Eingetragene Lebenspartnerschaft", address: "Anschrift",
    picture: "Bild",
    appointment: "Termin", title: "Titel", place: "Ort", notes: "Notizen", when: "Wann",
    starts: "Beginn", ends: "Ende", options: "Auswahl", hours: "Stunden", months: "Monate")

  static let dutch = DemoWords(
    people: "Personen", person: "Persoon", name: "Naam", email: "E-mail",
    startedWork: "In dienst", endedWork: "Uit dienst", phoneNumber: "Telefoonnummer",
    maritalStatus: "Burgerlijke staat", single: "Ongehuwd", married: "Gehuwd",
    divorced: "Gescheiden", widowed: "Verweduwd", separated: "Uit elkaar",
    registeredPartnership: "Geregistreerd partnerschap", address: "Adres", picture: "Foto",
    appointment: "Afspraak", title: "Titel", place: "Plaats", notes: "Notities", when: "Wanneer",
    starts: "Begint", ends: "Eindigt", options: "Keuzes", hours: "Uren", months: "Maanden")

  static let arabic = DemoWords(
    people: "الأشخاص", person: "شخص", name: "الاسم", email: "البريد الإلكتروني",
    startedWork: "بدء العمل", endedWork: "انتهاء العمل", phoneNumber: "رقم الهاتف",
    maritalStatus: "الحالة الاجتماعية", single: "أعزب/عزباء", married: "متزوج/ة",
    divorced: "مطلق/ة", widowed: "أرمل/ة", separated: "منفصل/ة",
    registeredPartnership: "شراكة مسجلة", address: "العنوان", picture: "الصورة",
    appointment: "موعد", title: "عنوان الموعد", place: "المكان", notes: "ملاحظات", when: "الوقت",
    starts: "يبدأ", ends: "ينتهي", options: "الخيارات", hours: "الساعات", months: "الأشهر")
}
