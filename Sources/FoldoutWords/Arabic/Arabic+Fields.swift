extension Words.Dates {
  static let arabic = Words.Dates(
    year: "السنة", month: "الشهر", day: "اليوم", hour: "الساعة", minute: "الدقيقة",
    dayPeriod: "ص/م",
    time: "الوقت",
    previousMonth: "الشهر السابق",
    nextMonth: "الشهر التالي",
    previousYear: "السنة السابقة",
    nextYear: "السنة التالية",
    showWheels: "كعجلات",
    showCalendar: "كتقويم",
    empty: "لم يُدخل شيء. اكتب تاريخًا مثل {example}.",
    emptyTime: "لم يُدخل شيء. اكتب وقتًا مثل {example}.",
    notADate: "«{text}» ليس تاريخًا. اكتب تاريخًا مثل {example} أو {iso}.",
    notADateTime: "«{text}» ليس تاريخًا ووقتًا. اكتبهما مثل {example} أو {iso}.",
    notATime: "«{text}» ليس وقتًا. اكتب وقتًا مثل {example}.",
    ambiguous: "يمكن قراءة «{text}» بطريقتين. اكتب {one} أو {other}.",
    either: "{one} أو {other}",
    noSuchMonth:
      "لا يوجد شهر رقمه {month}: الأشهر من {first} إلى {last}. اكتب تاريخًا مثل {example}.",
    noSuchDay: "لا يوجد يوم رقمه {day}: عدد أيام {month} {year} هو {last}.",
    twoDigitYear: "السنة {year} من رقمين. اكتب الأرقام الأربعة، كما في {example}.",
    oddYear: "«{year}» ليست سنة من أربعة أرقام. اكتب تاريخًا مثل {example}.",
    yearOutOfRange: "لا يمكن حفظ السنة {year}: السنوات من {first} إلى {last}.",
    yearOutOfCalendar: "لا يمكن عرض السنة {year}: سنوات هذا التقويم من {first} إلى {last}.",
    beforeLimit: "هذا مبكر جدًا: أول يوم مسموح به هو {limit}.",
    afterLimit: "هذا متأخر جدًا: آخر يوم مسموح به هو {limit}.",
    noDayAllowed: "لا يُسمح هنا بأي يوم: اليوم الأول {first} يأتي بعد الأخير {last}.",
    mixedDigits: "في «{text}» أرقام من أكثر من كتابة. اكتبها كلها بكتابة واحدة، كما في {example}.",
    skippedTime: "تتخطى الساعات في {place} الوقت {time}. الوقت التالي الذي تعرضه هو {next}.",
    repeatedTime: "تعرض الساعات في {place} الوقت {time} مرتين. المقصود هو المرة الأولى.",
    repeatedTimeLater: "تعرض الساعات في {place} الوقت {time} مرتين. المقصود هو المرة الثانية.",
    timeMissing: "الوقت ناقص. اكتبه بعد اليوم، كما في {example}.",
    timeUnwanted: "يُكتب هنا اليوم وحده بلا وقت: {example}.",
    dateUnwanted: "يُكتب هنا الوقت وحده بلا يوم: {example}.",
    noSuchHourOfHalf:
      "لا توجد ساعة رقمها {hour} مع {am} أو {pm}: الساعات من {first} إلى {last}.",
    noSuchHour:
      """
      لا توجد ساعة رقمها {hour}: الساعات من {first} إلى {last}، ومنتصف الليل هو {midnight}.
      """,
    noSuchMinute: "لا توجد دقيقة رقمها {minute}: الدقائق من {first} إلى {last}.",
    noSuchSecond: "لا توجد ثانية رقمها {second}: الثواني من {first} إلى {last}.")
}

extension Words.Numbers {
  static let arabic = Words.Numbers(
    empty: "لم يُدخل شيء. اكتب عددًا مثل {example}.",
    oddSign: "«{text}» ليس عددًا: لا يصح أن يقع {sign} هناك. اكتبه مثل {example}.",
    digitMissing: "«{text}» ليس عددًا: ينقصه رقم. اكتبه مثل {example}.",
    oddGrouping: "لا يقع {sign} في «{text}» بين الآلاف. اكتب {plain}.",
    oddGroupingOrFraction: "لا يقع {sign} في «{text}» بين الآلاف. اكتب {plain} أو {fraction}.",
    ambiguous: "يمكن قراءة «{text}» بطريقتين. اكتب {whole} أو {decimal}.",
    notWhole: "«{text}» ليس عددًا صحيحًا. اكتبه بلا «{separator}» وما بعده.",
    tooLarge: "«{text}» عدد أكبر من أن يُحفظ بدقة.",
    tooManyDigits: "عدد أرقام هذا العدد {digits}، ولا يُحفظ بدقة أكثر من {most}.",
    inexact: "سيُحفظ {number} هنا على أنه {kept}. أدخل عددًا بأرقام أقل.",
    quoted: "«{text}»", aBlank: "فراغ", blank: "الفراغ")
}

extension Words.Fields {
  static let arabic = Words.Fields(
    required: "يلزم إدخال قيمة في {field}.",
    typedAndPicked: "كُتب «{typed}» واختير «{picked}». اختر أحدهما.",
    readOnly: "{field} معروض هنا فقط ولا يمكن تغييره؛ لم يُحفظ شيء.",
    controlCharacter:
      """
      في {field} محرف تحكم لا يُرى ({code})، وقد يكون في النص الملصق. اكتب النص، أو الصقه بدونه.
      """,
    notKept: "لا يمكن أن يحمل {field} هذه القيمة؛ لم يُحفظ شيء.",
    tooShort: "{field} أقصر من اللازم: عدد الأحرف {count}، ولا يقل عن {least}.",
    tooLong: "{field} أطول من اللازم: عدد الأحرف {count}، ولا يزيد على {most}.",
    tooSmall: "{field} أصغر من اللازم: يجب ألا يقل عن {least}.",
    tooLarge: "{field} أكبر من اللازم: يجب ألا يزيد على {most}.",
    notAbove: "{field} أصغر من اللازم: يجب أن يكون أكبر من {limit}.",
    notBelow: "{field} أكبر من اللازم: يجب أن يكون أقل من {limit}.",
    notAnEmail:
      "«{text}» ليس عنوان بريد إلكتروني. اكتب عنوانًا مثل \u{2066}name@example.org\u{2069}.",
    notAURL: "«{text}» ليس عنوان ويب. اكتب عنوانًا مثل \u{2066}https://example.org/\u{2069}.",
    notAPhone: "«{text}» ليس رقم هاتف. اكتب رقمًا مثل \u{2066}+1 555 0100\u{2069}.",
    pattern: "ليس {field} بالشكل المطلوب: {hint}.",
    unequal: "يجب أن يطابق {field} قيمة {other}.",
    beforeField: "لا يجوز أن يسبق {field} قيمة {other}، وهي {limit}.",
    afterField: "لا يجوز أن يلي {field} قيمة {other}، وهي {limit}.",
    noSuchMonth: "لا يوجد شهر رقمه {month}: الأشهر من {first} إلى {last}.",
    notAMonth: "«{text}» ليس شهرًا. اكتب اسمه أو رقمه، مثل {example} أو {number}.",
    notAPicture: "الملف ليس صورة. اختر ملفًا من نوع PNG أو JPEG أو GIF أو WebP.",
    pictureCutShort: "الصورة غير كاملة: الملف مبتور أو تالف. اختر ملفًا آخر.",
    pictureTooLarge: "الصورة كبيرة جدًا: لا يُقبل أكثر من {limit}. اختر صورة أصغر.",
    notOffered: "«{text}» ليس من خيارات {field}. اختر خيارًا من القائمة.",
    severalChosen: "لا يقبل {field} إلا خيارًا واحدًا. اختر واحدًا؛ لم يُحفظ شيء.",
    tooFewChosen:
      "يحتاج {field} إلى {least} على الأقل: اختير حتى الآن {count}. لن يُحفظ شيء قبل ذلك.",
    tooManyChosen: "يقبل {field} {most} على الأكثر. تخلَّ عن خيار قبل أن تختار غيره.",
    optionDisabled: "لا يمكن اختيار «{text}» في {field} الآن. اختر خيارًا آخر.",
    optionTooLong: "الخيار المُرسل في {field} أطول من اللازم: لا يُقبل أكثر من {limit}. اختر غيره.",
    ambiguousOption: "عدة خيارات في {field} اسمها «{text}». اختر خيارًا من القائمة.",
    noSuchRecord: "لا يوجد {noun} {key}. اختر من القائمة.",
    noRecord: "لا يوجد سجل {key} في «{table}». اختر واحدًا من القائمة.")
}

extension Words.Changes {
  static let arabic = Words.Changes(
    error: "خطأ", problems: "يرجى النظر في هذا مرة أخرى:",
    conflict:
      """
      غيّر شخص آخر أو برنامج آخر {field} إلى «{now}» بينما كانت هذه الصفحة مفتوحة. وقد أدخلت «{entered}». لم \
      يُستبدل شيء: اختر واحدة منهما.
      """,
    dateConflict:
      """
      غيّر شخص آخر أو برنامج آخر {field} بينما كانت هذه الصفحة مفتوحة. لم يُستبدل شيء: اختر واحدة \
      منهما.
      """,
    pictureConflict:
      """
      غيّر شخص آخر أو برنامج آخر {field} بينما كانت هذه الصفحة مفتوحة: فيه الآن «{now}»، وقد اخترت «{entered}». لم \
      يُستبدل شيء: أبقِ ما هو موجود، أو اختر مرة أخرى.
      """,
    secretConflict:
      """
      ربما تغيّر {field} في مكان آخر منذ إنشاء هذه الصفحة؛ لم يُستبدل شيء. أدخل القيمة مرة أخرى \
      لتغييرها رغم ذلك.
      """,
    undoConflict: "تغيّر {field} مرة أخرى منذ ذلك الحين إلى «{now}»؛ لم يُتراجع عن شيء.",
    unsaved:
      """
      في {field} إدخال لم يُحفظ بعد؛ لم يُتراجع عن شيء. احفظه، أو أدخل «{now}» من جديد ثم تراجع.
      """,
    forgotten:
      """
      لم يعد معروفًا ما كان عليه {field} من قبل؛ لم يُتراجع عن شيء. أدخله مرة أخرى.
      """,
    altered: "حُفظ {field} على أنه «{now}»، لا كما أُدخل: قاعدة في قاعدة البيانات جعلته كذلك.",
    askClear: "هل تريد مسح {field}؟ لا يمكن التراجع عن هذا.",
    askRemove: "هل تريد إزالة {field}؟ لا يمكن التراجع عن هذا.",
    askReplace: "هل تريد استبدال {field}؟ لا يمكن استعادة القيمة القديمة.",
    askPicture:
      """
      هل تريد استبدال {field}؟ لا يمكن استعادة الصورة القديمة؛ \
      اختر الجديدة مرة أخرى لاستبدالها.
      """)
}
