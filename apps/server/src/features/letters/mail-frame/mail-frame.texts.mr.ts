import { everyDay } from '@dalan/contract/settings/shop.texts.mr';
import type * as english from './mail-frame.texts.ts';

export const mailFrameTexts: typeof english.mailFrameTexts = {
  language: 'mr',
  questions: 'काही विचारायचे आहे?',
  licence: 'FSSAI परवाना क्र.',
  greeting: (name) => `नमस्कार ${name},`,
  hours: everyDay,
  callOrReply: (phone, hours) => `${phone} वर फोन करा (${hours}), किंवा या ईमेलला उत्तर द्या.`,
};
