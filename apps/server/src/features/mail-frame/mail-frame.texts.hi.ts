import type * as english from './mail-frame.texts.en.ts';

export const mailFrameTexts: typeof english.mailFrameTexts = {
  language: 'hi',
  questions: 'कुछ पूछना है?',
  licence: 'FSSAI लाइसेंस नं.',
  greeting: (name) => `नमस्ते ${name},`,
  hours: (from, to) => `सोमवार से रविवार, ${from} से ${to} बजे तक`,
  callOrReply: (phone, hours) => `${phone} पर फोन करें (${hours}), या इस ईमेल का जवाब दें।`,
};
