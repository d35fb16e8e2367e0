import { everyDay } from '@dalan/contract/settings/shop.texts.hi';
import type * as english from './mail-frame.texts.ts';

export const mailFrameTexts: typeof english.mailFrameTexts = {
  language: 'hi',
  questions: 'कुछ पूछना है?',
  licence: 'FSSAI लाइसेंस नं.',
  greeting: (name) => `नमस्ते ${name},`,
  hours: everyDay,
  callOrReply: (phone, hours) => `${phone} पर फोन करें (${hours}), या इस ईमेल का जवाब दें।`,
};
