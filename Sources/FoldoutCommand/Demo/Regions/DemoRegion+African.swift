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
