import type * as english from './install.texts.ts';

export const installTexts: typeof english.installTexts = {
  title: (shop) => `${shop} आपकी होम स्क्रीन पर`,
  text: 'तुरंत खुलता है, बिना इंटरनेट के भी। एक फोटो से कम जगह लेता है।',
  add: 'जोड़ें',
  notNow: 'अभी नहीं',
  onIphone: { before: 'शेयर दबाएँ, फिर “', after: '” चुनें।' },
};
