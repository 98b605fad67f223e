extension Words.Finding {
  static let arabic = Words.Finding(
    search: "بحث",
    clear: "عرض كل الصفوف",
    none: "لا يوجد صف يحتوي على «{words}».",
    noneYet: "لم يُعثر على شيء حتى الآن.",
    found: "النتائج: {count}.",
    looked: "الصفوف التي فُحصت: {count}.",
    goOn: "متابعة البحث",
    partial: "لم تُفحص كل الأسماء في الجداول الأخرى.",
    sorted: "رُتبت لهذه الصفحة لعدم وجود فهرس بهذا الترتيب.",
    unsortable: "الصفوف أكثر من أن تُرتب هكذا. وقد عُرضت بترتيبها المعتاد.",
    moreOrders: "ترتيبات أخرى…")
}
