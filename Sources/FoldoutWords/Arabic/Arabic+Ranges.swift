extension Words.Limits {
  static let arabic = Words.Limits(
    minimum: "لا يقل عن {least}", maximum: "لا يزيد على {most}", range: "من {least} إلى {most}",
    above: "أكبر من {limit}", below: "أقل من {limit}",
    notBefore: "ليس قبل {limit}", notAfter: "ليس بعد {limit}", after: "بعد {limit}",
    before: "قبل {limit}",
    minCharacters: "عدد الأحرف: لا يقل عن {least}",
    maxCharacters: "عدد الأحرف: لا يزيد على {most}",
    characters: "عدد الأحرف: من {least} إلى {most}",
    exactCharacters: "عدد الأحرف: {count} بالضبط", both: "{one}، {other}",
    minChosen: "عدد الاختيارات: لا يقل عن {least}.",
    maxChosen: "عدد الاختيارات: لا يزيد على {most}.",
    chosen: "عدد الاختيارات: من {least} إلى {most}.",
    exactlyChosen: "عدد الاختيارات: {count} بالضبط.")
}

extension Words.Periods {
  static let arabic = Words.Periods(
    tomorrow: "غدًا", yesterday: "أمس", dayAfterTomorrow: "بعد غد", dayBeforeYesterday: "أول أمس",
    notOffered: "لا يمكن اختيار {day}. اختر يومًا آخر.",
    otherWeekday: "{day} يوافق {weekday}. صحّح اسم اليوم أو التاريخ.",
    emptyMonth: "أدخل شهرًا مع سنته، مثل {example}.",
    notAMonth: "«{text}» ليس شهرًا مع سنته. اكتب شهرًا مثل {example} أو {iso}.",
    beforeMonth: "هذا مبكر جدًا: أول شهر مسموح به هو {limit}.",
    afterMonth: "هذا متأخر جدًا: آخر شهر مسموح به هو {limit}.",
    emptySpan: "أدخل عدد الساعات، مثل {clock} أو {decimal}.",
    notASpan: "«{text}» ليس عدد ساعات. اكتبه مثل {clock} أو {decimal}.",
    notFullMinutes: "«{text}» ساعة ليست عددًا صحيحًا من الدقائق. اكتب {lower} أو {upper}.",
    negativeSpan: "لا يمكن أن تكون المدة سالبة. اكتب عدد الساعات مثل {clock} أو {decimal}.",
    spanTooShort: "هذا أقصر من اللازم: أقل ما يُسمح به {limit} ساعة.",
    spanTooLong: "هذا أطول من اللازم: أكثر ما يُسمح به {limit} ساعة.")
}
