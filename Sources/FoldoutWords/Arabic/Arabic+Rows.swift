extension Words.Rows {
  static let arabic = Words.Rows(
    actions: "الإجراءات",
    actionsFor: "إجراءات {title}",
    share: "مشاركة",
    link: "الرابط",
    copied: "نُسخ الرابط",
    removed: "أُزيل {title}",
    restored: "استُعيد {title}",
    wentAlong: "أُزيل أيضًا: {places}",
    wereChanged: "تغيّرت مراجع في: {places}",
    alteredRows: "غيّره مشغّل: {places}",
    leftRows: "مراجع تغيّرت في هذه الأثناء وتبقى كما هي: {places}",
    restoredElsewhere: "استُعيد سجل من {table}.",
    tooLate: "لم تعد استعادته ممكنة.",
    taken: "لا يمكن استعادته: لسجل آخر مفتاحه الآن.",
    gone: "لم يعد {title} موجودًا.",
    changed: "تغيّر {title} في هذه الأثناء. راجعه ثم حاول مرة أخرى.",
    notOffered: "لم يعد هذا ممكنًا مع {title}.",
    unknownAction: "لا يوجد إجراء كهذا هنا.",
    reference: "يشير إليه سجل من {table}.",
    references: "تشير إليه سجلات من {table} (العدد: {count}).",
    referencesAtLeast: "تشير إليه سجلات من {table} (العدد: {count} على الأقل).",
    referencesUnknown: "قد توجد مراجع من {table}.",
    cascades: "تُزال هي أيضًا.",
    empties: "تُفرَّغ هذه المراجع.",
    defaults: "تأخذ هذه المراجع قيمتها الافتراضية.",
    refuses: "لا يمكن إزالته ما دامت موجودة.",
    cascadesOne: "يُزال ذلك السجل أيضًا.",
    emptiesOne: "يُفرَّغ هذا المرجع.",
    defaultsOne: "يأخذ هذا المرجع قيمته الافتراضية.",
    refusesOne: "لا يمكن إزالته ما دام ذلك السجل موجودًا.",
    tooLarge: "هذا أكبر من أن يُتراجع عنه. عدد السجلات التي ستُزال: {count}.",
    untraceable: "يزيل مشغّل أكثر مما يمكن تتبعه. لا يمكن التراجع عن هذا.",
    unrestorable: "ستمنع قاعدة في قاعدة البيانات استعادته. لا يمكن التراجع عن هذا.",
    removing: "هل تريد إزالة {title}؟",
    irremovable: "لا يمكن إزالة {title}",
    removeForGood: "إزالة نهائية",
    done: "{action}: تم",
    unread: "تعذّر تحديث الصفحة، وقد تكون قديمة. أعد تحميلها.",
    unreadable: "لا يستطيع البرنامج قراءة هذا السجل، فلا إجراءات له هنا.")
}

extension Words.Finding {
  static let arabic = Words.Finding(
    search: "بحث",
    clear: "عرض كل الصفوف",
    none: "لا يوجد صف يحتوي على «{words}».",
    noneYet: "لم يُعثر على شيء حتى الآن.",
    found: "النتائج: {count}.",
    foundAtLeast: "النتائج: {count} على الأقل.",
    searched: "الصفوف التي فُحصت: {count}.",
    continueSearch: "متابعة البحث",
    partial: "لم تُفحص كل الأسماء في الجداول الأخرى.",
    searchTable: "البحث في {table}",
    sorted: "رُتبت لهذه الصفحة لعدم وجود فهرس بهذا الترتيب.",
    unsortable: "الصفوف أكثر من أن تُرتب هكذا. وقد عُرضت بترتيبها المعتاد.",
    moreOrders: "ترتيبات أخرى…")
}

extension Words.Adding {
  static let arabic = Words.Adding(
    add: "إضافة",
    title: "سجل جديد",
    another: "حفظ وإضافة آخر",
    cancel: "إلغاء",
    duplicate: "تكرار",
    required: "مطلوب",
    byDefault: "يُملأ تلقائيًا",
    valueByDefault: "{value} (يُملأ تلقائيًا)",
    added: "أُضيف",
    addedBefore: "أُضيف {title}.",
    alreadyAdded: "أُضيف هذا من قبل، ولم يُضف شيء الآن.",
    keptOnlyBySaving: "لا يُحتفظ بـ{field} إلا عند الحفظ. أدخله مرة أخرى.",
    maybeAdded: "ربما أُضيف هذا من قبل. تحقق قبل أن تضيفه مرة أخرى.",
    similar: "يبدو مطابقًا لـ{title}",
    removedSince: "أُضيف هذا من قبل ثم أُزيل.",
    withoutTicket: "هذا النموذج غير مكتمل. راجع ما أدخلته ثم احفظ مرة أخرى.",
    clockSetBack:
      """
      أُرجعت ساعة هذا الحاسوب إلى الوراء بعد فتح هذه الصفحة، فلا يمكن معرفة ما إذا كان هذا قد أُضيف \
      من قبل. تحقق من ذلك ثم احفظ مرة أخرى.
      """,
    addAnyway: "إضافة على أي حال",
    copied: "نُسخ من {title}.",
    copiedBut: "نُسخ من {title}. لم يُنسخ: {fields}.",
    addedWithOtherValues: "أُضيف هذا من قبل بقيم أخرى. احفظ مرة أخرى لإضافة سجل آخر.",
    tooLate: "لم يعد بالإمكان التراجع عن هذه الإضافة.",
    stillThere: "السجل ما زال موجودًا.",
    referredTo: "لم يُزل السجل لأن سجلات أخرى تشير إليه الآن.",
    maybeReferredTo: "لم يُزل السجل لأن سجلات أخرى قد تشير إليه.",
    changedSince: "تغيّر هذا السجل بعد إضافته، فلم يُزل.")
}
