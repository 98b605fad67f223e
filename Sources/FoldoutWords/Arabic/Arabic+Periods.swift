extension Words.Periods {
  static let arabic = Words.Periods(
    tomorrow: "غدًا", yesterday: "أمس", dayAfterTomorrow: "بعد غد", dayBeforeYesterday: "أول أمس",
    notOffered: "لا يمكن اختيار {day}. اختر يومًا آخر.",
    emptyMonth: "لم يُدخل شيء. اكتب شهرًا مع سنته مثل {example}.",
    notAMonth: "«{text}» ليس شهرًا من سنة. اكتب شهرًا مثل {example} أو {iso}.",
    beforeMonth: "هذا مبكر جدًا: أول شهر مسموح به هو {limit}.",
    afterMonth: "هذا متأخر جدًا: آخر شهر مسموح به هو {limit}.",
    emptySpan: "لم يُدخل شيء. اكتب عدد الساعات مثل {clock} أو {decimal}.",
    notASpan: "«{text}» ليس عدد ساعات. اكتبه مثل {clock} أو {decimal}.",
    notFullMinutes: "«{text}» ساعة بين {lower} و{upper}. اكتب أحدهما.",
    negativeSpan: "«{text}» أقل من لا شيء. اكتب عدد الساعات مثل {clock} أو {decimal}.",
    spanTooShort: "هذا أقصر من اللازم: أقل ما يُسمح به {limit} ساعة.",
    spanTooLong: "هذا أطول من اللازم: أكثر ما يُسمح به {limit} ساعة.")
}
