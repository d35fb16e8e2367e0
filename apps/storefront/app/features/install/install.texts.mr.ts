import type * as english from './install.texts.ts';

export const installTexts: typeof english.installTexts = {
  title: (shop) => `${shop} तुमच्या होम स्क्रीनवर`,
  text: 'लगेच उघडते, इंटरनेट नसतानाही. एका फोटोपेक्षा कमी जागा घेते.',
  add: 'जोडा',
  notNow: 'आत्ता नको',
  onIphone: { before: 'शेअर दाबा, मग “', after: '” निवडा.' },
};
