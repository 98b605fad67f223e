extension Words.Dates {
  static let arabic = Words.Dates(
    year: "السنة", month: "الشهر", day: "اليوم", hour: "الساعة", minute: "الدقيقة",
    dayPeriod: "ص/م",
    time: "الوقت",
    previousMonth: "الشهر السابق",
    nextMonth: "الشهر التالي",
    previousYear: "السنة السابقة",
    nextYear: "السنة التالية",
    showWheels: "إظهار العجلات",
    showCalendar: "إظهار التقويم",
    empty: "أدخل تاريخًا، مثل {example}.",
    emptyTime: "أدخل وقتًا، مثل {example}.",
    notADate: "«{text}» ليس تاريخًا. اكتب تاريخًا مثل {example} أو {iso}.",
    notADateTime: "«{text}» ليس تاريخًا ووقتًا. اكتبهما مثل {example} أو {iso}.",
    notATime: "«{text}» ليس وقتًا. اكتب وقتًا مثل {example}.",
    ambiguous: "قد يعني «{text}» أحد تاريخين. أدخل {one} أو {other}.",
    either: "{one} أو {other}",
    noSuchMonth:
      "لا يوجد شهر رقمه {month}: الأشهر من {first} إلى {last}. اكتب تاريخًا مثل {example}.",
    noSuchDay: "لا يوجد يوم رقمه {day}: عدد أيام {month} {year} هو {last}.",
    missingYear: "السنة ناقصة. اكتبها أيضًا، كما في {example}.",
    twoDigitYear: "السنة {year} من رقمين. اكتب الأرقام الأربعة، كما في {example}.",
    notFourDigitYear: "«{year}» ليست سنة من أربعة أرقام. اكتب تاريخًا مثل {example}.",
    yearOutOfRange: "لا يمكن حفظ السنة {year}: السنوات من {first} إلى {last}.",
    yearOutOfCalendar: "لا يمكن عرض السنة {year}: سنوات هذا التقويم من {first} إلى {last}.",
    beforeLimit: "هذا مبكر جدًا: أول يوم مسموح به هو {limit}.",
    afterLimit: "هذا متأخر جدًا: آخر يوم مسموح به هو {limit}.",
    noDayAllowed: "لا يُسمح هنا بأي يوم: اليوم الأول {first} يأتي بعد الأخير {last}.",
    mixedDigits: "في «{text}» أرقام من أكثر من كتابة. اكتبها كلها بكتابة واحدة، كما في {example}.",
    skippedTime: "تتخطى الساعات في {place} الوقت {time}. الوقت الصالح التالي هو {next}.",
    repeatedTime: "تعرض الساعات في {place} الوقت {time} مرتين. هذه هي المرة الأولى.",
    repeatedTimeLater: "تعرض الساعات في {place} الوقت {time} مرتين. هذه هي المرة الثانية.",
    missingTime: "الوقت ناقص. اكتبه بعد اليوم، كما في {example}.",
    unexpectedTime: "أدخل اليوم وحده بلا وقت، كما في {example}.",
    unexpectedDate: "أدخل الوقت وحده بلا يوم، كما في {example}.",
    noSuchHourOfHalf:
      "لا توجد ساعة رقمها {hour} مع {am} أو {pm}: الساعات من {first} إلى {last}.",
    noSuchHour:
      """
      لا توجد ساعة رقمها {hour}: الساعات من {first} إلى {last}، ومنتصف الليل هو {midnight}.
      """,
    noSuchMinute: "لا توجد دقيقة رقمها {minute}: الدقائق من {first} إلى {last}.",
    noSuchSecond: "لا توجد ثانية رقمها {second}: الثواني من {first} إلى {last}.",
    unmarked: "تعذّرت قراءة الأيام المعلَّمة: {reason}")
}

extension Words.Numbers {
  static let arabic = Words.Numbers(
    empty: "أدخل عددًا، مثل {example}.",
    oddSign: "«{text}» ليس عددًا: لا يصح أن يقع {sign} هناك. اكتبه مثل {example}.",
    digitMissing: "«{text}» ليس عددًا: ينقصه رقم. اكتبه مثل {example}.",
    misplacedSeparator: "لا يفصل {sign} في «{text}» بين الآلاف. أدخل {plain}.",
    oddGroupingOrFraction: "لا يفصل {sign} في «{text}» بين الآلاف. أدخل {plain} أو {fraction}.",
    ambiguous: "قد يعني «{text}» أحد عددين. أدخل {whole} أو {decimal}.",
    notWhole: "«{text}» ليس عددًا صحيحًا. احذف «{separator}» وما بعده.",
    tooLarge: "«{text}» عدد أكبر من أن يُحفظ بدقة.",
    tooManyDigits: "عدد أرقام هذا العدد {digits}، ولا يُحفظ بدقة أكثر من {most}.",
    inexact: "سيُحفظ {number} على أنه {kept}. أدخل عددًا بأرقام أقل.",
    quoted: "«{text}»", aSpace: "مسافة", space: "المسافة")
}

extension Words.Fields {
  static let arabic = Words.Fields(
    required: "يلزم إدخال قيمة في {field}.",
    conflictingDates: "كتبت «{typed}» واخترت «{picked}». اختر أحدهما.",
    readOnly: "لا يمكن تغيير {field} هنا؛ لم يُحفظ شيء.",
    controlCharacter:
      "في {field} محرف تحكم غير مرئي ({code})، ربما من نص ملصق. اكتب النص بدلًا من لصقه.",
    cannotHold: "لا يمكن أن يحمل {field} هذه القيمة؛ لم يُحفظ شيء.",
    tooShort: "{field} أقصر من اللازم: عدد الأحرف {count}، والحد الأدنى {least}.",
    tooLong: "{field} أطول من اللازم: عدد الأحرف {count}، والحد الأقصى {most}.",
    tooSmall: "{field} أصغر من اللازم: يجب ألا يقل عن {least}.",
    tooLarge: "{field} أكبر من اللازم: يجب ألا يزيد على {most}.",
    notAbove: "{field} أصغر من اللازم: يجب أن يكون أكبر من {limit}.",
    notBelow: "{field} أكبر من اللازم: يجب أن يكون أقل من {limit}.",
    notAnEmail:
      "«{text}» ليس عنوان بريد إلكتروني. اكتب عنوانًا مثل \u{2066}name@example.org\u{2069}.",
    notAURL: "«{text}» ليس عنوان ويب. اكتب عنوانًا مثل \u{2066}https://example.org/\u{2069}.",
    notAPhone: "«{text}» ليس رقم هاتف. اكتب رقمًا مثل \u{2066}+1 555 0100\u{2069}.",
    notAUUID:
      "«{text}» ليس معرّف UUID. اكتب معرّفًا مثل \u{2066}E621E1F8-C36C-495A-93FC-0C247A3E6E5F\u{2069}.",
    pattern: "يجب أن يطابق {field} هذا الشكل: {hint}.",
    differsFromField: "يجب أن يطابق {field} قيمة {other}.",
    beforeField: "لا يجوز أن يسبق {field} قيمة {other} ({limit}).",
    afterField: "لا يجوز أن يلي {field} قيمة {other} ({limit}).",
    noSuchMonth: "لا يوجد شهر رقمه {month}: الأشهر من {first} إلى {last}.",
    notAMonth: "«{text}» ليس شهرًا. اكتب اسمه أو رقمه، مثل {example} أو {number}.",
    wrongClock: "كانت الساعة خاطئة عند هذا الاختيار، ولم يتغير شيء. اضبط الساعة ثم اختره من جديد.",
    notAPicture: "هذا الملف ليس صورة مدعومة. اختر ملفًا من نوع PNG أو JPEG أو GIF أو WebP.",
    pictureIncomplete: "هذه الصورة ناقصة أو تالفة. اختر ملفًا آخر.",
    pictureTooLarge: "هذه الصورة كبيرة جدًا: الحد الأقصى {limit}. اختر صورة أصغر.",
    notOffered: "«{text}» ليس من خيارات {field}. اختر خيارًا من القائمة.",
    severalChosen: "لا يقبل {field} إلا خيارًا واحدًا؛ لم يُحفظ شيء. اختر واحدًا.",
    tooFewChosen:
      "يحتاج {field} إلى {least} على الأقل: اختير حتى الآن {count}. لن يُحفظ شيء قبل ذلك.",
    tooManyChosen: "يقبل {field} {most} على الأكثر. ألغِ اختيارًا قبل أن تختار غيره.",
    optionDisabled: "لا يمكن اختيار «{text}» في {field} الآن. اختر خيارًا آخر.",
    optionTooLong: "الخيار المُرسل في {field} أطول من اللازم: الحد الأقصى {limit}. اختر غيره.",
    ambiguousOption: "عدة خيارات في {field} اسمها «{text}». اختر خيارًا من القائمة.",
    noSuchRecord: "لا يوجد {noun} {key}. اختر من القائمة.",
    noRecord: "لا يوجد سجل {key} في «{table}». اختر واحدًا من القائمة.")
}

extension Words.Changes {
  static let arabic = Words.Changes(
    error: "خطأ", problems: "يرجى مراجعة ما يلي:",
    conflict:
      """
      تغيّر {field} في مكان آخر إلى «{now}» في هذه الأثناء، وقد أدخلت «{entered}». \
      لم يُستبدل شيء: اختر إحدى القيمتين.
      """,
    dateConflict:
      """
      تغيّر {field} في مكان آخر في هذه الأثناء. لم يُستبدل شيء: اختر إحدى القيمتين.
      """,
    pictureConflict:
      """
      تغيّر {field} في مكان آخر في هذه الأثناء: فيه الآن «{now}»، وقد اخترت \
      «{entered}». لم يُستبدل شيء: أبقِ ما هو موجود، أو اختر مرة أخرى.
      """,
    secretConflict:
      """
      ربما تغيّر {field} في مكان آخر في هذه الأثناء؛ لم يُستبدل شيء. أدخل القيمة مرة أخرى \
      لتغييرها رغم ذلك.
      """,
    undoConflict: "تغيّر {field} مرة أخرى منذ ذلك الحين إلى «{now}»؛ لم يُتراجع عن شيء.",
    unsaved:
      """
      في {field} إدخال لم يُحفظ بعد؛ لم يُتراجع عن شيء. احفظه، أو أدخل «{now}» من جديد ثم تراجع.
      """,
    forgotten: "لم تعد القيمة السابقة في {field} معروفة؛ لم يُتراجع عن شيء. أدخلها مرة أخرى.",
    altered: "غيّرت قاعدة في قاعدة البيانات {field} إلى «{now}» عند الحفظ.",
    trimmed: "حُذفت الفراغات حول {field}.", typeBlanksAgain: "أدخل النص مرة أخرى لإبقائها.",
    standing: "تبقى القيمة «{entered}» هنا، وتُحفظ مع الإدخال التالي إذا توافقا.",
    askClear: "هل تريد مسح {field}؟ لا يمكن التراجع عن هذا.",
    askRemove: "هل تريد إزالة {field}؟ لا يمكن التراجع عن هذا.",
    askReplace: "هل تريد استبدال {field}؟ لا يمكن استعادة القيمة القديمة.",
    askSecret:
      """
      هل تريد استبدال {field}؟ لا يمكن استعادة القيمة القديمة؛ \
      أدخل الجديدة مرة أخرى لاستبدالها.
      """,
    plainAmongHashes:
      """
      تبدو قيم هذا العمود تجزئات (hash). يُحفظ ما أدخلته كما هو، لا كتجزئة.
      """,
    askPicture:
      """
      هل تريد استبدال {field}؟ لا يمكن استعادة الصورة القديمة؛ \
      اختر الجديدة مرة أخرى لاستبدالها.
      """)
}

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
