import { openingHours } from '@dalan/contract/shop';
import type { Shop } from '@dalan/contract/shop';

/** Texts around every mail of the shop. */
export const mailFrameTexts = {
  language: 'en-IN',
  questions: 'Questions?',
  licence: 'FSSAI Lic. No.',
  greeting: (name: string) => `Namaskar ${name},`,
  callOrReply: (shop: Shop) =>
    `Call us on ${shop.phone}, ${openingHours(shop)}, or reply to this mail.`,
} as const;

export function fullName(shop: Shop): string {
  return `${shop.name} ${shop.nameMr}`.trim();
}

const clock = new Intl.DateTimeFormat(mailFrameTexts.language, {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

export function formatMoment(moment: Date): string {
  return clock.format(moment);
}

const weekday = new Intl.DateTimeFormat(mailFrameTexts.language, {
  timeZone: 'UTC',
  weekday: 'long',
});
const dayAndMonth = new Intl.DateTimeFormat(mailFrameTexts.language, {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
});

/** `Tuesday 17 November`, of `2026-11-17`. */
export function formatDay(day: string): string {
  const date = new Date(day);
  return `${weekday.format(date)} ${dayAndMonth.format(date)}`;
}

/** Ends the plain-text version, as the foot ends the HTML. */
export function plainFoot(shop: Shop): string {
  return `${fullName(shop)}\n${shop.address}\n${shop.phone}\n${shop.email}`;
}
