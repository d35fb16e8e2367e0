import type { Slide, Testimonial } from './settings.schema.ts';

/** Translations of the English words of `defaultShop`, for a new shop. The owner replaces them. */
export const firstShopWords = {
  tagline: {
    taglineMr: 'पुण्यात कसबा पेठेतल्या छोट्या गिरणीतले, जात्यावर दळलेले पीठ.',
    taglineHi: 'पुणे की कसबा पेठ की एक छोटी चक्की का, पत्थर पर पिसा आटा।',
  },
  city: { cityMr: 'पुणे', cityHi: 'पुणे' },
  address: {
    addressMr: '12, जात्याची आळी, कसबा पेठ, पुणे 411011',
    addressHi: '12, जात्याची आळी, कसबा पेठ, पुणे 411011',
  },
  grievanceOfficer: { grievanceOfficerMr: 'मालक', grievanceOfficerHi: 'मालिक' },
};

export const firstSlides: readonly Slide[] = [
  {
    id: 'banner-1',
    ground: 'basalt',
    eyebrow: 'जात्यावरचं ताजं पीठ',
    headline: 'Milled slow, on stone.',
    text: 'Whole grain, ground cool between two basalt stones and packed the same day.',
    button: 'Shop the flours',
    leadsTo: '/products',
    picture: 'banner-1',
    isShown: true,
    eyebrowMr: 'पुणे · कसबा पेठ',
    headlineMr: 'जात्यावर, सावकाश दळलेलं.',
    textMr: 'अख्खं धान्य, दोन काळ्या दगडांमध्ये थंड दळून त्याच दिवशी पॅक केलेलं.',
    buttonMr: 'पिठे पाहा',
    eyebrowHi: 'पुणे · कसबा पेठ',
    headlineHi: 'पत्थर पर, धीरे-धीरे पिसा।',
    textHi: 'साबुत अनाज, दो काले पत्थरों के बीच ठंडा पिसा और उसी दिन पैक किया हुआ।',
    buttonHi: 'आटे देखें',
  },
  {
    id: 'banner-2',
    ground: 'haldi',
    eyebrow: 'आज दळलं, उद्या घरी',
    headline: 'Packed today, home tomorrow.',
    text: 'At your door within 24 hours. Pay in cash when it reaches you.',
    button: 'Order fresh flour',
    leadsTo: '/products',
    picture: 'banner-2',
    isShown: true,
    eyebrowMr: 'रोज ताजं दळण',
    headlineMr: 'आज दळलं, उद्या घरी.',
    textMr: '24 तासांत तुमच्या दारात. पीठ हातात आल्यावर रोख पैसे द्या.',
    buttonMr: 'ताजं पीठ मागवा',
    eyebrowHi: 'रोज ताजी पिसाई',
    headlineHi: 'आज पिसा, कल आपके घर।',
    textHi: '24 घंटे में आपके दरवाजे पर। आटा हाथ में आने पर नकद पैसे दें।',
    buttonHi: 'ताजा आटा मँगवाएँ',
  },
  {
    id: 'banner-3',
    ground: 'paan',
    eyebrow: 'आज भाकरीचा बेत',
    headline: 'Jowar, bajra, nachni.',
    text: 'Three millets for the bhakri plate, ground to pat out round without cracking.',
    button: 'See the millets',
    leadsTo: '/products',
    picture: 'banner-3',
    isShown: true,
    eyebrowMr: 'आज भाकरीचा बेत',
    headlineMr: 'ज्वारी, बाजरी, नाचणी.',
    textMr: 'भाकरीसाठी तीन पिठे. थापताना कड फुटत नाही, भाकरी गोल येते.',
    buttonMr: 'भाकरीची पिठे पाहा',
    eyebrowHi: 'आज भाकरी बनेगी',
    headlineHi: 'ज्वार, बाजरा, रागी।',
    textHi: 'भाकरी के लिए तीन आटे। थापते समय किनारे नहीं फटते, भाकरी गोल बनती है।',
    buttonHi: 'भाकरी के आटे देखें',
  },
];

/**
 * The times that the first slides promise. With a delivery rule they say its day instead, in the
 * owner's own slides too: the shop makes one promise.
 */
export const slidePromises: readonly { fixed: string; byRule: string }[] = [
  { fixed: 'At your door within 24 hours.', byRule: 'At your door {day}.' },
  { fixed: '24 तासांत तुमच्या दारात.', byRule: '{day} तुमच्या दारात.' },
  { fixed: '24 घंटे में आपके दरवाजे पर।', byRule: '{day} आपके दरवाजे पर।' },
  { fixed: 'Packed today, home tomorrow.', byRule: 'Milled to order, brought home.' },
  { fixed: 'आज दळलं, उद्या घरी.', byRule: 'ऑर्डर आली, की दळलं.' },
  { fixed: 'आज पिसा, कल आपके घर।', byRule: 'ऑर्डर आया, तब पिसा।' },
  { fixed: 'आज दळलं, उद्या घरी', byRule: 'रोज ताजं दळण' },
];

export const firstTestimonials: readonly Testimonial[] = [
  {
    id: 'testimonial-1',
    quote:
      'The jowar pats out without cracking. My mother, who never praises shop flour, asked where it came from.',
    name: 'Smita Joshi',
    place: 'Kothrud, buys Jowar Flour',
    stone: 'jowar',
    hasConsent: true,
    quoteMr:
      'ज्वारीची भाकरी थापताना फुटत नाही. विकतच्या पिठाचं कधी कौतुक न करणाऱ्या आईनं विचारलं, कुठून आणलंस?',
    nameMr: 'स्मिता जोशी',
    placeMr: 'कोथरूड, ज्वारीचे पीठ घेतात',
    quoteHi:
      'ज्वार की भाकरी थापते समय फटती नहीं। बाजार के आटे की कभी तारीफ न करने वाली माँ ने पूछा, कहाँ से लाई हो?',
    nameHi: 'स्मिता जोशी',
    placeHi: 'कोथरूड, ज्वार का आटा लेती हैं',
  },
  {
    id: 'testimonial-2',
    quote:
      'Ordered the bhajani at night, ate thalipeeth the next evening, paid in cash at the door.',
    name: 'Rohan Shinde',
    place: 'Aundh, buys Thalipeeth Bhajani',
    stone: 'thalipeeth',
    hasConsent: true,
    quoteMr: 'रात्री भाजणी मागवली, दुसऱ्या दिवशी संध्याकाळी थालीपीठ खाल्लं, पैसे दारात रोख दिले.',
    nameMr: 'रोहन शिंदे',
    placeMr: 'औंध, थालीपीठ भाजणी घेतात',
    quoteHi: 'रात को भाजणी मँगवाई, अगली शाम थालीपीठ खाया, पैसे दरवाजे पर नकद दिए।',
    nameHi: 'रोहन शिंदे',
    placeHi: 'औंध, थालीपीठ भाजणी लेते हैं',
  },
  {
    id: 'testimonial-3',
    quote: 'It smells like the mill in my grandfather’s lane. The khapli polis stay soft all day.',
    name: 'Meenal Deshpande',
    place: 'Sadashiv Peth, buys Khapli Wheat Flour',
    stone: 'khapli',
    hasConsent: true,
    quoteMr: 'आजोबांच्या गल्लीतल्या गिरणीचा वास येतो. खपलीच्या पोळ्या दिवसभर मऊ राहतात.',
    nameMr: 'मीनल देशपांडे',
    placeMr: 'सदाशिव पेठ, खपली गव्हाचे पीठ घेतात',
    quoteHi: 'दादाजी की गली वाली चक्की की खुशबू आती है। खपली की रोटियाँ दिन भर नरम रहती हैं।',
    nameHi: 'मीनल देशपांडे',
    placeHi: 'सदाशिव पेठ, खपली गेहूँ का आटा लेती हैं',
  },
];
