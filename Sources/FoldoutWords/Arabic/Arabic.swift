extension Words {
  /// Arabic.
  public static let arabic = Words(
    language: "ar", direction: "rtl", name: "العربية", actions: .arabic, messages: .arabic,
    values: .arabic, dates: .arabic, numbers: .arabic, limits: .arabic, fields: .arabic,
    changes: .arabic, store: .arabic, host: .arabic, statuses: .arabic, lists: .arabic,
    finding: .arabic,
    start: .arabic,
    references: .arabic, adding: .arabic, rows: .arabic,
    periods: .arabic)
}

extension Words.Actions {
  static let arabic = Words.Actions(
    save: "حفظ", today: "اليوم", thisMonth: "هذا الشهر", now: "الآن", clear: "مسح", undo: "تراجع",
    undoAll: "التراجع عن الكل", redo: "إعادة", retry: "إعادة المحاولة", typeDate: "اكتب تاريخًا",
    typeMonth: "اكتب شهرًا", typeSpan: "اكتب الساعات",
    typeDateTime: "اكتب تاريخًا ووقتًا", typeTime: "اكتب وقتًا", pickDate: "اختر تاريخًا",
    pickDateTime: "اختر تاريخًا ووقتًا", pickTime: "اختر وقتًا", other: "أخرى…",
    narrow: "البحث في الخيارات",
    choosePicture: "اختر صورة",
    remove: "إزالة", call: "اتصال", write: "مراسلة", open: "فتح", show: "إظهار",
    hide: "إخفاء", close: "إغلاق", apply: "تطبيق", use: "استخدام «{value}»",
    keep: "إبقاء «{value}»", keepIt: "إبقاء", keepOld: "إبقاء القيمة القديمة",
    replace: "استبدال", keepThem: "إبقاؤها", example: "مثل {text}", inPlace: "بتوقيت {place}",
    previousField: "الحقل السابق", nextField: "الحقل التالي", done: "تم", expanded: "موسّع",
    collapsed: "مطويّ")
}

extension Words.Messages {
  static let arabic = Words.Messages(
    notSentAgain:
      "لا تُرسل القيم السرية والملفات مرة أخرى: أدخلها من جديد بعد ذلك.",
    entered: "ما أدخلته:",
    saving: "جارٍ الحفظ", saved: "تم الحفظ", unsaved: "لم يُحفظ بعد",
    waiting: "جارٍ التحميل…",
    unreached: "لم يستجب الخادم. أعد المحاولة بعد قليل.",
    changed: "تم تغيير {field}", forGood: "لا يمكن التراجع عن هذا.",
    hidden: "لم يعد «{field}» معروضًا، فلم يُحفظ ما أدخلته فيه.",
    restored: "استُعيد {field}", done: "{field}: تم")
}

extension Words.Values {
  static let arabic = Words.Values(
    none: "-", empty: "فارغ", on: "مفعّل", off: "معطّل", bytes: "عدد البايتات: {count}",
    data: "بيانات بحجم {size}", never: "أبدًا",
    showAll: "إظهار الكل ({size})",
    download: "تنزيل ({size})",
    tooLong: "أطول من أن يُعدَّل هنا.",
    unreadable: "{text} (لا يُقرأ كنص)",
    unreadablePicture: "{text} (لا يُقرأ كملف صورة)", several: "{values}، {more}",
    unlisted: "ليس من الخيارات", secretSet: "معيّنة",
    secretUnset: "غير معيّنة",
    noPicture: "لا توجد صورة", pictureOf: "صورة {name}")
}

extension Words.Lists {
  static let arabic = Words.Lists(
    empty: "لا توجد صفوف في هذا الجدول بعد.", emptyWindow: "لا توجد صفوف هنا.",
    first: "الصفحة الأولى", previous: "السابق", next: "التالي", start: "الأول", end: "الأخير",
    order: "الترتيب", ascending: "{column}، تصاعديًا", descending: "{column}، تنازليًا",
    lettersUp: "{column}، أ–ي", lettersDown: "{column}، ي–أ",
    smallestFirst: "{column}، الأصغر أولًا", largestFirst: "{column}، الأكبر أولًا",
    oldestFirst: "{column}، الأقدم أولًا", newestFirst: "{column}، الأحدث أولًا",
    earliestFirst: "{column}، الأبكر أولًا", latestFirst: "{column}، الأخير أولًا",
    asStored: "كما خُزّنت", asStoredReversed: "كما خُزّنت، الأخير أولًا",
    rows: "الصفوف {first}–{last}", from: "من {title}",
    cutShort: "لا تُعرض إلا أول {count} من الصفوف.", skip: "تخطي الصفوف", pageNavigation: "الصفحات",
    view: "هذا عرض تُحسب صفوفه من جداول أخرى: صفوفه للقراءة لا للتغيير.",
    keyless: "ليس في هذا الجدول مفتاح يميّز الصف على الدوام: صفوفه للقراءة لا للتغيير.",
    unfillable: "لا يمكن إضافة سجل هنا، لأن {field} يتكوّن من بايتات لا يمكن إدخالها.",
    virtual: "هذا جدول افتراضي: صفوفه للقراءة لا للتغيير.",
    unreadColumns:
      "يختلف اسما عمودين في طريقة تركيب حرف فقط، ولا يُعرض أحدهما: الصفوف للقراءة لا للتغيير.",
    unchangeable: "لا يمكن تغيير هذه السجلات هنا.",
    unchangeableFields: "لا يمكن تغيير هذا هنا: {fields}.",
    unaddable: "لا يمكن إضافة سجلات هنا.",
    numberedByCoreData: "لا يمكن إضافة سجلات هنا: يرقّمها Core Data الذي أنشأ الجدول بنفسه.",
    unremovable: "لا يمكن إزالة سجلات من هنا.",
    needsFunction:
      "يحتاج مشغّل أو فهرس أو قاعدة في الجدول إلى الدالة {name} من البرنامج الذي أنشأ الملف.",
    needsCollation:
      "يحتاج مشغّل أو فهرس أو قاعدة في الجدول إلى الترتيب {name} من البرنامج الذي أنشأ الملف.",
    ambiguousReference:
      "يشير {table} إلى أعمدة في {other} ليست فريدة هناك، لذلك ترفض قاعدة البيانات ذلك.",
    needsSomething: "لا يعمل مشغّل أو فهرس أو قاعدة في الجدول: {detail}",
    records: "السجلات: {count}",
    people: "الأشخاص: {count}",
    withoutFooter: "تعذّر حساب هذا السطر: {reason}",
    unknownOrder: "لا يمكن ترتيب هذه القائمة حسب «{name}».")
}

extension Words.Start {
  static let arabic = Words.Start(
    title: "البداية", systems: "الشاشات", tables: "الجداول",
    noTables: "لا توجد جداول في قاعدة البيانات هذه بعد.",
    readOnly: "مفتوح للقراءة فقط: لا يمكن تغيير شيء هنا.",
    readOnlyOnRequest: "مفتوح للقراءة فقط كما طُلب: لا يمكن تغيير شيء هنا.",
    readOnlyByPermissions:
      "مفتوح للقراءة فقط لتعذّر الكتابة في الملف أو في مجلده: لا يمكن تغيير شيء هنا.",
    unreadable: "لا يمكن قراءته: {detail}", comesLater: "سيأتي لاحقًا",
    environment: "اللغة والمنطقة الزمنية", language: "اللغة", timeZone: "المنطقة الزمنية",
    calendar: "التقويم", firstWeekday: "أول أيام الأسبوع", direction: "الاتجاه",
    leftToRight: "من اليسار إلى اليمين", rightToLeft: "من اليمين إلى اليسار",
    languageTag: "رمز اللغة",
    allZones: "كل المناطق الزمنية",
    automatic: "{used} (تلقائي)",
    unknownLanguage: "«{tag}» ليست لغة مدعومة؛ المستخدم هو {used}.",
    untranslatedLanguage:
      """
      الأزرار والرسائل غير مترجمة إلى {language} وهي بالإنجليزية. التواريخ والأرقام تتبع {language}.
      """,
    unknownZone: "«{name}» ليست منطقة زمنية مدعومة؛ المستخدم هو {used}.",
    unknownCalendar: "«{name}» ليس تقويمًا مدعومًا؛ المستخدم هو {used}.",
    unknownWeekday: "«{name}» ليس يومًا من أيام الأسبوع؛ يبدأ الأسبوع يوم {used}.",
    unknownDirection: "«{name}» ليس اتجاهًا مدعومًا؛ المستخدم هو {used}.")
}

extension Words.References {
  static let arabic = Words.References(
    named: "{title} ({key})",
    open: "فتح {title}",
    search: "بحث",
    key: "اكتب مفتاحًا",
    found: "عدد النتائج: {count}",
    nothing: "لم يُعثر على شيء. ابحث عن كلمات أخرى أو اكتب مفتاحًا.",
    more: "عُثر على أكثر من {count}. ابحث عن جزء أطول من الاسم أو اكتب مفتاحًا.",
    partial: "شمل البحث بعض السجلات فقط. ابحث عن جزء أطول من الاسم أو اكتب مفتاحًا.",
    tooLong: "هذا طويل جدًا: ابحث عن {most} حرفًا على الأكثر.",
    changed: "تم تغيير {field} وكان «{old}»")
}
