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
    references: "مراجع من {table}: {count}.",
    referencesAtLeast: "مراجع من {table}: {count}+.",
    referencesUnknown: "قد توجد مراجع من {table}.",
    cascades: "تُزال هي أيضًا.",
    empties: "تُفرَّغ.",
    defaults: "تأخذ قيمتها الافتراضية.",
    refuses: "لا يمكن إزالته ما دامت موجودة.",
    tooLarge: "هذا أكبر من أن يُتراجع عنه. عدد السجلات التي ستُزال: {count}.",
    untraceable: "يزيل مشغّل أكثر مما يمكن تتبعه. لا يمكن التراجع عن هذا.",
    unrestorable: "ستمنع قاعدة في قاعدة البيانات استعادته. لا يمكن التراجع عن هذا.",
    removing: "هل تريد إزالة {title}؟",
    removeForGood: "إزالة نهائية",
    done: "{action}: تم")
}

extension Words.Finding {
  static let arabic = Words.Finding(
    search: "بحث",
    clear: "عرض كل الصفوف",
    none: "لا يوجد صف يحتوي على «{words}».",
    noneYet: "لم يُعثر على شيء حتى الآن.",
    found: "النتائج: {count}.",
    searched: "الصفوف التي فُحصت: {count}.",
    continueSearch: "متابعة البحث",
    partial: "لم تُفحص كل الأسماء في الجداول الأخرى.",
    sorted: "رُتبت لهذه الصفحة لعدم وجود فهرس بهذا الترتيب.",
    unsortable: "الصفوف أكثر من أن تُرتب هكذا. وقد عُرضت بترتيبها المعتاد.",
    moreOrders: "ترتيبات أخرى…")
}
