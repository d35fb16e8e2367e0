import { formatClock, formatDay, formatOnDay } from '../language/format-day.ts';
import type { Language } from '../language/languages.ts';

/** What a question to the customer says about their order. */
type Asked = {
  name: string;
  shop: string;
  id: string;
  contents: string;
  amount: string;
  /** The due day. */
  day: string;
};

/** What a customer still has to pay for delivered orders. */
type Owed = { name: string; shop: string; ids: string; amount: string };

type Messages = {
  confirm: (order: Asked) => string;
  noAnswer: (id: string, phone: string) => string;
  /** The amount is empty if nothing is left to pay. */
  onTheWay: (amount: string) => string;
  notAtHome: (at: Date, day: string) => string;
  reminder: (owed: Owed) => string;
  /** An amount that nobody collects at the door. */
  onAccount: (amount: string) => string;
};

/** WhatsApp texts from staff, in the customer's language. */
const messages: Record<Language, Messages> = {
  en: {
    confirm: ({ name, shop, id, contents, amount, day }) =>
      `Namaskar ${name}, ${shop} here. Your order ${id}: ${contents}, ${amount}, on ${formatDay('en', day).replace(' ', ', ')}. Shall we mill it?`,
    noAnswer: (id, phone) =>
      `We called about your order ${id} and could not reach you. Please call ${phone}.`,
    onTheWay: (amount) => sentences('Your flour is on its way.', amount && `${amount} to pay.`),
    notAtHome: (at, day) =>
      `We were at your door at ${formatClock('en', at)} and found nobody. We come again ${formatOnDay('en', day)}.`,
    reminder: ({ name, shop, ids, amount }) =>
      `Namaskar ${name}, ${shop} here. ${amount} is still to pay for your flour (order ${ids}). Please pay when it suits you. Thank you.`,
    onAccount: (amount) => `${amount} on account`,
  },
  mr: {
    confirm: ({ name, shop, id, contents, amount, day }) =>
      `नमस्कार ${name}, ${shop} गिरणीकडून. तुमची ऑर्डर ${id}: ${contents}, ${amount}, ${formatOnDay('mr', day)}. दळायला घेऊ का?`,
    noAnswer: (id, phone) => `ऑर्डर ${id} साठी फोन केला होता, लागला नाही. ${phone} वर फोन करा.`,
    onTheWay: (amount) => sentences('तुमचे पीठ निघाले आहे.', amount && `${amount} द्यायचे आहेत.`),
    notAtHome: (at, day) =>
      `${formatClock('mr', at)} वाजता आलो होतो, घरी कोणी भेटले नाही. ${formatOnDay('mr', day)} पुन्हा येऊ.`,
    reminder: ({ name, shop, ids, amount }) =>
      `नमस्कार ${name}, ${shop} गिरणीकडून. तुमच्या पिठाचे ${amount} द्यायचे बाकी आहेत (ऑर्डर ${ids}). सोयीने द्या. धन्यवाद.`,
    onAccount: (amount) => `${amount} उधारीवर`,
  },
  hi: {
    confirm: ({ name, shop, id, contents, amount, day }) =>
      `नमस्ते ${name}, ${shop} चक्की से। आपका ऑर्डर ${id}: ${contents}, ${amount}, ${formatOnDay('hi', day)}। पीस दें?`,
    noAnswer: (id, phone) => `ऑर्डर ${id} के लिए फोन किया था, बात नहीं हुई। ${phone} पर फोन करें।`,
    onTheWay: (amount) => sentences('आपका आटा निकल चुका है।', amount && `${amount} देने हैं।`),
    notAtHome: (at, day) =>
      `${formatClock('hi', at)} पर आए थे, घर पर कोई नहीं मिला। ${formatOnDay('hi', day)} फिर आएँगे।`,
    reminder: ({ name, shop, ids, amount }) =>
      `नमस्ते ${name}, ${shop} चक्की से। आपके आटे के ${amount} देने बाकी हैं (ऑर्डर ${ids})। सुविधा से दे दें। धन्यवाद।`,
    onAccount: (amount) => `${amount} उधार पर`,
  },
};

/** A run that a phone stored before runs had a language has none. */
export function messagesIn(language: Language | undefined): Messages {
  return messages[language ?? 'en'];
}

function sentences(...parts: string[]): string {
  return parts.filter(Boolean).join(' ');
}
