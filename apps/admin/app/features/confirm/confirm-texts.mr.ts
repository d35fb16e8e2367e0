import type * as english from './confirm-texts.en.ts';

export const texts: typeof english.texts = {
  title: 'ऑर्डर पक्की करा',
  oldestFirst: 'जुनी आधी',
  left: (left, later) => (later === 0 ? `${left} बाकी` : `${left} बाकी, ${later} नंतर परत येतील`),
  strip: (done, after, later) =>
    `या वेळी ${done} झाल्या, ही एक, हिच्यानंतर ${after}, त्यांपैकी ${later} ना फोन लागला नाही`,
  order: (shortId) => `ऑर्डर ${shortId}`,
  next: (name) => `पुढची ऑर्डर: ${name}`,
  waiting: (hours, minutes) => `${hours} तास ${minutes} मिनिटे थांबली`,
  placed: (moment) => `आली: ${moment}`,
  calledTimes: (times) => `${times} वेळा फोन केला, उत्तर नाही`,
  repeatOrder: 'नेहमीची ऑर्डर',
  call: 'फोन करा',
  whatsapp: 'WhatsApp',
  address: 'डिलिव्हरीचा पत्ता',
  dueDay: 'डिलिव्हरीचा दिवस',
  moveDay: 'दुसरा दिवस द्या',
  columns: { product: 'पीठ', quantity: 'किलो', price: 'भाव/किलो', total: 'एकूण' },
  delivery: 'डिलिव्हरी',
  free: 'मोफत',
  toPay: 'डिलिव्हरीला द्यायचे',
  paid: (amount) => `${amount} आधीच मिळाले`,
  confirm: 'पक्की करा',
  noAnswer: 'उत्तर नाही',
  cancel: 'ऑर्डर रद्द करा',
  account: {
    title: 'उधारी खाते',
    open: 'उघडा',
    onAccount: 'उधारीवर',
    over: (amount) => `या ऑर्डरसह मर्यादेपेक्षा ${amount} जास्त.`,
    within: 'उधारीवर, मर्यादेत.',
    owes: (before, limit, open) => `${limit} पैकी ${before} बाकी, ही ऑर्डर ${open}.`,
    oldest: (day, days) => `सर्वात जुनी बाकी: ${days === 0 ? 'आजची' : `${day}, ${days} दिवस`}.`,
    withThis: 'या ऑर्डरसह',
    owesNow: 'बाकी',
    limit: 'मर्यादा',
    oldestOpen: 'सर्वात जुनी',
    days: (days) => (days === 0 ? 'आज' : `${days} दिवस`),
    paid: (amount, method) => `${amount} दिले, ${{ cash: 'रोख', UPI: 'UPI', other: 'इतर' }[method]}`,
    confirm: 'उधारीवर पक्की करा',
    collect: 'दारात पैसे घ्या',
  },
  keptUntil: (time) => `${time} पर्यंत तुमच्याकडे.`,
  timeIsOver:
    'तुमची पाच मिनिटे संपली. दुसऱ्या कोणी घेतली नसेल, तर कोणतेही बटण दाबल्यावर ऑर्डर तुमच्याकडे राहील.',
  others: (names) =>
    names.length === 1
      ? `${names[0] ?? ''} दुसरी ऑर्डर पक्की करत आहेत.`
      : `${names.slice(0, -1).join(', ')} आणि ${names.at(-1) ?? ''} दुसऱ्या ऑर्डर पक्क्या करत आहेत.`,
  earlier: 'आधीच्या ऑर्डर',
  all: (count) => `सगळ्या ${count}`,
  since: (month) => `${month} पासून`,
  inAll: 'एकूण',
  refused: 'नाकारल्या',
  newCustomer: 'नवीन ग्राहक',
  newCustomerText: 'ही त्यांची पहिली ऑर्डर.',
  whatsappText: 'WhatsApp मजकूर',
  language: 'मजकुराची भाषा',
  message: 'मजकूर',
  messages: { whatsapp: 'प्रश्न', whatsappNotReached: 'फोन लागला नाही' },
  confirmed: (shortId) => `ऑर्डर ${shortId} पक्की झाली.`,
  postponed: (shortId) => `ऑर्डर ${shortId} एका तासाने परत येईल.`,
  cancelled: (shortId) => `ऑर्डर ${shortId} रद्द झाली.`,
  customerCancelled: (name) => `${name}: ग्राहकाने ही ऑर्डर रद्द केली.`,
  gone: 'ही ऑर्डर काढून टाकली आहे.',
  nextSoon: 'पुढची लगेच येईल.',
  nextNow: 'पुढची ऑर्डर',
  failed: 'हे झाले नाही. पुन्हा प्रयत्न करा.',
  notLoaded: { title: 'पुढची ऑर्डर आली नाही', text: 'काही हरवले नाही. पुन्हा प्रयत्न करा.' },
  empty: {
    title: 'आत्ता पक्की करायला काही नाही',
    round: (confirmed, cancelled) => {
      const done = [
        confirmed > 0 && `${confirmed} पक्क्या`,
        cancelled > 0 && `${cancelled} रद्द`,
      ].filter(Boolean);
      return done.length === 0 ? '' : `या वेळी तुम्ही ${done.join(', ')} केल्या.`;
    },
    comeBack: (times) => {
      if (times.length === 0) return '';
      if (times.length > 3) return `${times.length} ऑर्डर परत येतील, पहिली ${times[0] ?? ''}.`;
      return `${times.length} ऑर्डर परत येतील: ${times.join(', ')}.`;
    },
    withOthers: (count) => `${count} ऑर्डर आत्ता दुसऱ्यांकडे आहेत.`,
    sheet: (day) => `दळणाची यादी: ${day}`,
  },
  calledOn: (moment) => moment,
  reasons: {
    'Customer asked': 'ग्राहकाने सांगितले',
    'No answer': 'उत्तर नाही',
    'Cannot deliver there': 'तिथे डिलिव्हरी नाही',
    'Double order': 'ऑर्डर दोनदा आली',
    Other: 'दुसरे कारण',
  },
  cancelDialog: {
    reason: 'कारण',
    noteRequired: 'कारण लिहा',
    noteInvalid: (max) => `साधा मजकूर लिहा, जास्तीत जास्त ${max} अक्षरे`,
    calledAt: (times) => `फोन केला: ${times.join('; ')}`,
    note: 'टीप',
    noteHint: 'फक्त गिरणीतले लोक वाचतात. ग्राहकाला कारण ईमेलने जाते.',
    back: (kg) => `${kg} साठ्यात परत जाईल.`,
    callAgain: 'एका तासाने पुन्हा फोन',
    busy: 'रद्द होत आहे…',
  },
  moveDialog: { save: 'दिवस बदला', busy: 'बदलत आहे…', label: 'डिलिव्हरीचा नवा दिवस' },
};
