import { days } from '@dalan/contract/language/days.texts.mr';
import { onAccountChip } from '@dalan/contract/on-account/account-chip.texts.mr';
import type * as english from './repeat-mail.texts.ts';

export const repeatMailTexts: typeof english.repeatMailTexts = {
  comes: (day) => `तुमचे नेहमीचे पीठ ${days.onDay(day)} येईल`,
  subject: (heading, shop) => `${heading} · ${shop}`,
  made: (id) => `ऑर्डर ${id} तयार आहे. काही करायची गरज नाही, पीठ येईल.`,
  closed: (day, other) => `${days.formatDueDay(day)}: सुट्टी आहे, म्हणून ${days.onDay(other)} येईल.`,
  full: (day, other) => `${days.formatDueDay(day)}: जागा नाही, म्हणून ${days.onDay(other)} येईल.`,
  until: 'दळण सुरू होईपर्यंत बदल करता येईल.',
  action: 'सोडा, बदला किंवा बंद करा',
  line: (name, weight, price) => `${name}, ${weight} × ${price}`,
  delivery: 'डिलिव्हरी',
  free: 'मोफत',
  amountToPay: 'द्यायची रक्कम',
  onAccount: onAccountChip,
  weCall: (day) => `तुमचे नेहमीचे पीठ, ${days.formatDueDay(day)}: आम्ही फोन करू`,
  short: (name) => `${name}: पुरेसे शिल्लक नाही. आम्ही फोन करू.`,
  notMade: 'ही ऑर्डर तयार करता आली नाही. आम्ही फोन करू.',
};
