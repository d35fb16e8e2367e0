import type * as english from './confirm-texts.en.ts';

export const texts: typeof english.texts = {
  title: 'ऑर्डर पक्का करें',
  oldestFirst: 'पुराना पहले',
  left: (left, later) => (later === 0 ? `${left} बाकी` : `${left} बाकी, ${later} बाद में लौटेंगे`),
  strip: (done, after, later) =>
    `इस बार ${done} हुए, यह एक, इसके बाद ${after}, उनमें से ${later} का फोन नहीं उठा`,
  order: (shortId) => `ऑर्डर ${shortId}`,
  next: (name) => `अगला ऑर्डर: ${name}`,
  waiting: (hours, minutes) => `${hours} घंटे ${minutes} मिनट से रुका`,
  placed: (moment) => `आया: ${moment}`,
  calledTimes: (times) => `${times} बार फोन किया, जवाब नहीं`,
  repeatOrder: 'नियमित ऑर्डर',
  call: 'फोन करें',
  whatsapp: 'WhatsApp',
  address: 'डिलीवरी का पता',
  dueDay: 'डिलीवरी का दिन',
  moveDay: 'दूसरा दिन दें',
  columns: { product: 'आटा', quantity: 'किलो', price: 'भाव/किलो', total: 'कुल' },
  delivery: 'डिलीवरी',
  free: 'मुफ्त',
  toPay: 'डिलीवरी पर देना है',
  paid: (amount) => `${amount} पहले मिल गए`,
  confirm: 'पक्का करें',
  noAnswer: 'जवाब नहीं',
  cancel: 'ऑर्डर रद्द करें',
  account: {
    title: 'उधार खाता',
    open: 'खोलें',
    onAccount: 'उधार पर',
    over: (amount) => `इस ऑर्डर के साथ सीमा से ${amount} ज़्यादा।`,
    within: 'उधार पर, सीमा के अंदर।',
    owes: (before, limit, open) => `${limit} में से ${before} बाकी, यह ऑर्डर ${open}।`,
    oldest: (day, days) => `सबसे पुराना बाकी: ${days === 0 ? 'आज का' : `${day}, ${days} दिन`}।`,
    withThis: 'इस ऑर्डर के साथ',
    owesNow: 'बाकी',
    limit: 'सीमा',
    oldestOpen: 'सबसे पुराना',
    days: (days) => (days === 0 ? 'आज' : `${days} दिन`),
    paid: (amount, method) =>
      `${amount} दिए, ${{ cash: 'नकद', UPI: 'UPI', other: 'दूसरा' }[method]}`,
    confirm: 'उधार पर पक्का करें',
    collect: 'दरवाज़े पर पैसे लें',
  },
  keptUntil: (time) => `${time} बजे तक आपके पास।`,
  timeIsOver: 'आपके पाँच मिनट पूरे हुए। किसी और ने न लिया हो, तो कोई भी बटन दबाने पर ऑर्डर आपके पास रहेगा।',
  others: (names) =>
    names.length === 1
      ? `${names[0] ?? ''} दूसरा ऑर्डर पक्का कर रहे हैं।`
      : `${names.slice(0, -1).join(', ')} और ${names.at(-1) ?? ''} दूसरे ऑर्डर पक्के कर रहे हैं।`,
  earlier: 'पहले के ऑर्डर',
  all: (count) => `सब ${count}`,
  since: (month) => `${month} से`,
  inAll: 'कुल',
  refused: 'मना किए',
  newCustomer: 'नया ग्राहक',
  newCustomerText: 'यह उनका पहला ऑर्डर है।',
  whatsappText: 'WhatsApp संदेश',
  language: 'संदेश की भाषा',
  message: 'संदेश',
  messages: { whatsapp: 'सवाल', whatsappNotReached: 'नहीं उठा' },
  confirmed: (shortId) => `ऑर्डर ${shortId} पक्का हुआ।`,
  postponed: (shortId) => `ऑर्डर ${shortId} एक घंटे में लौटेगा।`,
  cancelled: (shortId) => `ऑर्डर ${shortId} रद्द हुआ।`,
  customerCancelled: (name) => `${name}: ग्राहक ने यह ऑर्डर रद्द किया।`,
  gone: 'यह ऑर्डर हटा दिया गया है।',
  nextSoon: 'अगला अभी आएगा।',
  nextNow: 'अगला ऑर्डर',
  failed: 'यह नहीं हुआ। फिर कोशिश करें।',
  notLoaded: { title: 'अगला ऑर्डर नहीं आया', text: 'कुछ खोया नहीं। फिर कोशिश करें।' },
  empty: {
    title: 'अभी पक्का करने को कुछ नहीं',
    round: (confirmed, cancelled) => {
      const done = [
        confirmed > 0 && `${confirmed} पक्के`,
        cancelled > 0 && `${cancelled} रद्द`,
      ].filter(Boolean);
      return done.length === 0 ? '' : `इस बार आपने ${done.join(', ')} किए।`;
    },
    comeBack: (times) => {
      if (times.length === 0) return '';
      if (times.length > 3) return `${times.length} ऑर्डर लौटेंगे, पहला ${times[0] ?? ''} बजे।`;
      return `${times.length} ऑर्डर लौटेंगे: ${times.join(', ')} बजे।`;
    },
    withOthers: (count) => `${count} ऑर्डर अभी दूसरों के पास हैं।`,
    sheet: (day) => `पिसाई की सूची: ${day}`,
  },
  calledOn: (moment) => moment,
  reasons: {
    'Customer asked': 'ग्राहक ने कहा',
    'No answer': 'जवाब नहीं',
    'Cannot deliver there': 'वहाँ डिलीवरी नहीं',
    'Double order': 'ऑर्डर दो बार आया',
    Other: 'दूसरी वजह',
  },
  cancelDialog: {
    reason: 'वजह',
    noteRequired: 'वजह लिखें',
    noteInvalid: (max) => `सादा टेक्स्ट लिखें, ज्यादा से ज्यादा ${max} अक्षर`,
    calledAt: (times) => `फोन किया: ${times.join('; ')}`,
    note: 'टिप्पणी',
    noteHint: 'सिर्फ चक्की के लोग पढ़ते हैं। ग्राहक को वजह ईमेल से जाती है।',
    back: (kg) => `${kg} माल में वापस जाएगा।`,
    callAgain: 'एक घंटे में फिर फोन',
    busy: 'रद्द हो रहा है…',
  },
  moveDialog: { save: 'दिन बदलें', busy: 'बदल रहा है…', label: 'डिलीवरी का नया दिन' },
};
