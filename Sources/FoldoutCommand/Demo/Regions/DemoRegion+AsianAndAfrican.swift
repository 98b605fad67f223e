extension DemoRegion {
  static let asian: [DemoRegion] = [
    DemoRegion(
      given: "अनिता, राहुल, प्रिया, संजय, दीपिका, अर्जुन, मीरा, विक्रम, कविता, सूर्य",
      family: "शर्मा, वर्मा, गुप्ता, सिंह, मिश्रा, जोशी, त्रिपाठी, चौहान",
      phone: "+91 22 0000 ####", streets: "%#, गांधी मार्ग | %##, नेहरू नगर | फ्लैट %, शांति कुंज",
      towns: "मुंबई 400 0## | नई दिल्ली 110 0## | जयपुर 302 0##"),
    DemoRegion(
      given: "অনন্যা, রবি, সুমিত্রা, আরিফ, নাসরিন, শুভ, মিতালী, ইমরান",
      family: "চট্টোপাধ্যায়, হোসেন, সেন, রহমান, দাস, চৌধুরী",
      phone: "+880 2 0000 ####", streets: "বাড়ি %#, সড়ক % | %## পার্ক স্ট্রিট",
      towns: "ঢাকা 12## | কলকাতা 700 0##"),
    DemoRegion(
      given: "கவிதா, முருகன், லட்சுமி, செல்வம், மீனாட்சி, இளங்கோ, தமிழ்செல்வி, பாரதி",
      family: "சுப்பிரமணியன், ராஜன், நடராஜன், கந்தசாமி, பழனி",
      phone: "+91 44 0000 ####", streets: "%#, அண்ணா சாலை | %##, கோயில் தெரு",
      towns: "சென்னை 600 0## | மதுரை 625 0##"),
    DemoRegion(
      given: "สมชาย, นภา, อรุณ, ศิริพร, กิตติ, มาลี, ประเสริฐ, วันดี, ณัฐ, เพ็ญศรี",
      family: "ศรีสุข, ทองดี, วงศ์สวัสดิ์, แก้วมณี, บุญมา, ใจดี, รัตนกุล",
      phone: "+66 2 000 ####", streets: "%# ถนนสุขุมวิท | %## หมู่ % ซอยสวนพลู",
      towns: "กรุงเทพมหานคร 10### | เชียงใหม่ 50###"),
    DemoRegion(
      order: .joined, given: "翔太, 美咲, 大輔, さくら, 健一, 葵, 直子, 蓮, ゆうき, 千尋, 一郎, 花",
      family: "佐藤, 鈴木, 高橋, 田中, 渡邉, 伊藤, 山本, 斎藤, 東海林, 小鳥遊",
      phone: "+81 3 0000 ####", streets: "渋谷区神南%-#-# | 中央区銀座%丁目%番# | 北区王子%-%",
      towns: "〒15#-00## 東京都 | 〒60#-8### 京都府 | 〒06#-00## 北海道"),
    DemoRegion(
      order: .joined, given: "伟, 芳, 秀英, 娜, 敏, 静, 建国, 丽华, 志强, 雪梅, 子轩, 雨桐",
      family: "王, 李, 张, 刘, 陈, 杨, 欧阳, 司马, 黄, 赵, 诸葛",
      phone: "+86 10 0000 ####", streets: "中山路%##号 | 和平里%#号楼%单元 | 南京东路%##号",
      towns: "北京市 1000## | 上海市 2000## | 成都市 6100##"),
    DemoRegion(
      order: .joined, given: "민준, 서연, 지훈, 하은, 도윤, 수빈, 영숙, 철수, 예린, 태양",
      family: "김, 이, 박, 최, 정, 강, 남궁, 윤, 황보, 한",
      phone: "+82 2 000 ####", streets: "세종대로 %## | 강남대로%길 %# | 해운대로 %##",
      towns: "서울특별시 04### | 부산광역시 48###"),
    DemoRegion(
      order: .familyGiven,
      given: "Thị Hương, Văn Minh, Quỳnh Anh, Đức Thắng, Ngọc Ánh, Hữu Phước, Bích Thủy, Tuấn",
      family: "Nguyễn, Trần, Lê, Phạm, Huỳnh, Vũ, Đặng, Bùi",
      phone: "+84 24 0000 ####", streets: "%# Phố Huế | %## Đường Lê Lợi | Ngõ %, Hàng Bạc",
      towns: "Hà Nội 10#### | Đà Nẵng 55####"),
    DemoRegion(
      order: .single,
      given: "Wulandari, Budi, Sukarsih, Agus, Dewi, Joko, Ratnawati, Slamet, Kartika, Surya",
      phone: "+62 21 000 ####", streets: "Jl. Merdeka No. %# | Jl. Sudirman Kav. %##",
      towns: "Jakarta 10### | Yogyakarta 55###"),
  ]
}

extension DemoRegion {
  static let nearEastern: [DemoRegion] = [
    DemoRegion(
      given: "أحمد, فاطمة, يوسف, نور, مريم, خالد, سلمى, عمر, هدى, طارق, رانيا, إبراهيم",
      family: "الحسن, حداد, عبد الله, السيد, خوري, العلي, بن سعيد, ناصر, الشامي, القاسم",
      phone: "+20 2 000 ####", streets: "شارع النيل ١٢ | ٧ شارع الحرية | ميدان التحرير، عمارة ٣",
      towns: "القاهرة 11### | الإسكندرية 21### | عمّان 11###"),
    DemoRegion(
      given: "נועה, דוד, תמר, יונתן, מיכל, איתי, שירה, אורי, רות, אליעזר",
      family: "כהן, לוי, מזרחי, פרץ, בן־דוד, פרידמן, אברהם, שפירא",
      phone: "+972 2 000 ####", streets: "רחוב הרצל %# | שדרות רוטשילד %## | דרך יפו %",
      towns: "ירושלים 91##### | תל אביב 61##### | חיפה 31#####"),
    DemoRegion(
      given: "زهرا, علی, مریم, رضا, شیرین, کیوان, پریسا, حسین, نگار, امید",
      family: "احمدی, کریمی, رضایی, نیک\u{200C}نام, جعفری, موسوی, گل\u{200C}محمدی, فرهادی",
      phone: "+98 21 0000 ####", streets: "خیابان ولیعصر، پلاک ۱۲ | کوچهٔ گل\u{200C}ها، پلاک ۷",
      towns: "تهران 11### | شیراز 71### | تبریز 51###"),
    DemoRegion(
      given: "ნინო, გიორგი, თამარ, ლევან, ეკა, დავით, მარიამ, ზურაბ",
      family: "ბერიძე, კაპანაძე, გელაშვილი, მაისურაძე, ლომიძე, წერეთელი",
      phone: "+995 32 000 ## ##", streets: "რუსთაველის გამზ. %# | აღმაშენებლის ქ. %",
      towns: "01## თბილისი | 60## ბათუმი"),
    DemoRegion(
      given: "Անի, Արամ, Նարեկ, Մարիամ, Տիգրան, Լուսինե, Հայկ, Գայանե",
      family: "Պետրոսյան, Հակոբյան, Սարգսյան, Գրիգորյան, Մկրտչյան",
      phone: "+374 10 00 ## ##", streets: "Աբովյան փողոց %# | Տերյան փողոց %",
      towns: "00## Երևան | 31## Գյումրի"),
  ]
}

extension DemoRegion {
  static let african: [DemoRegion] = [
    DemoRegion(
      given: "Adébáyọ̀, Ṣadé, Oluwaseun, Ngozi, Emeka, Tóyìn, Chinwe, Ìfẹ́olúwa, Uche, Yetunde",
      family: "Adéyẹmí, Òkéowó, Nwosu, Eze, Ọlátúnjí, Balogun, Chukwu, Akínwándé",
      phone: "+234 1 000 ####", streets: "%# Broad Street | Plot %, Unity Close | %## Awolowo Road",
      towns: "Lagos 10#### | Ibadan 20#### | Enugu 40####"),
    DemoRegion(
      given: "Thandiwe, Sibusiso, Nomvula, Lwazi, Ayanda, Pieter, Annelie, Mpho, Naledi, Kobus",
      family: "Nkosi, Mkhize, Botha, van der Merwe, Ndlovu, Mokoena, Khumalo, Pretorius",
      phone: "+27 11 000 ####", streets: "%# Vilakazi Street | % Kloof Road | %## Jan Smuts Avenue",
      towns: "Johannesburg 20## | Cape Town 80## | Durban 40##"),
    DemoRegion(
      given: "አበበ, ሰላም, ተስፋዬ, ሀና, ዮሐንስ, ማርታ, ብርሃኑ, ሊያ",
      family: "ከበደ, ተክለ, ገብረመድኅን, ወልደ, ኃይሉ, መኮንን",
      phone: "+251 11 000 ####", streets: "ቦሌ መንገድ %# | ፒያሳ %##",
      towns: "አዲስ አበባ 10## | ጎንደር 61##"),
    DemoRegion(
      given: "Wanjiru, Otieno, Achieng, Kamau, Njeri, Baraka, Zawadi, Juma, Neema, Kiprono",
      family: "Mwangi, Odhiambo, Wambui, Ng’ang’a, Kimani, Mutua, Cheruiyot, Abdalla",
      phone: "+254 20 000 ####",
      streets: "%# Moi Avenue | Kenyatta Road % | Box %###, Uhuru Street",
      towns: "Nairobi 00### | Mombasa 80###"),
  ]
}
