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
