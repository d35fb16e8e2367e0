import { days } from '@dalan/contract/language/days.texts.hi';
import { onAccountChip } from '@dalan/contract/on-account/account-chip.texts.hi';
import type * as english from './repeat-mail.texts.ts';

export const repeatMailTexts: typeof english.repeatMailTexts = {
  comes: (day) => `आपका हमेशा वाला आटा ${days.onDay(day)} आएगा`,
  subject: (heading, shop) => `${heading} · ${shop}`,
  made: (id) => `ऑर्डर ${id} तैयार है। कुछ करने की जरूरत नहीं, आटा आ जाएगा।`,
  closed: (day, other) => `${days.formatDueDay(day)}: छुट्टी है, इसलिए ${days.onDay(other)} आएगा।`,
  full: (day, other) => `${days.formatDueDay(day)}: जगह नहीं है, इसलिए ${days.onDay(other)} आएगा।`,
  until: 'पिसाई शुरू होने तक बदल सकते हैं।',
  action: 'छोड़ें, बदलें या बंद करें',
  line: (name, weight, price) => `${name}, ${weight} × ${price}`,
  delivery: 'डिलीवरी',
  free: 'मुफ्त',
  amountToPay: 'कुल देना है',
  onAccount: onAccountChip,
  weCall: (day) => `आपका हमेशा वाला आटा, ${days.formatDueDay(day)}: हम फोन करेंगे`,
  short: (name) => `${name}: इतना नहीं बचा है। हम फोन करेंगे।`,
  notMade: 'यह ऑर्डर नहीं बन सका। हम फोन करेंगे।',
};
