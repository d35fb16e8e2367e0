import { days } from '@dalan/contract/language/days.texts';
import { onAccountChip } from '@dalan/contract/on-account/account-chip.texts';

/** Each function takes days as `2026-11-24`. */
export const repeatMailTexts = {
  comes: (day: string) => `Your usual flour comes ${days.onDay(day)}`,
  subject: (heading: string, shop: string) => `${heading} · ${shop}`,
  made: (id: string) => `Order ${id} is made. Do nothing, and it comes.`,
  closed: (day: string, other: string) =>
    `${days.formatDueDay(day)} is closed: it comes ${days.onDay(other)} instead.`,
  full: (day: string, other: string) =>
    `${days.formatDueDay(day)} is full: it comes ${days.onDay(other)} instead.`,
  until: 'You can change your mind until we begin to mill.',
  action: 'Skip, change or stop it',
  line: (name: string, weight: string, price: string) => `${name}, ${weight} × ${price}`,
  delivery: 'Delivery',
  free: 'Free',
  amountToPay: 'Amount to pay',
  onAccount: onAccountChip,
  weCall: (day: string) => `Your usual flour for ${days.formatDueDay(day)}: we call you`,
  short: (name: string) => `${name}: not enough on the shelf. We call you.`,
  notMade: 'We could not make this order. We call you.',
};
