import { everyDay } from '@dalan/contract/settings/shop.texts';

/** Texts around every mail of the shop. */
export const mailFrameTexts = {
  language: 'en-IN',
  questions: 'Questions?',
  licence: 'FSSAI Lic. No.',
  greeting: (name: string) => `Namaskar ${name},`,
  hours: everyDay,
  callOrReply: (phone: string, hours: string) =>
    `Call us on ${phone}, ${hours}, or reply to this mail.`,
};
