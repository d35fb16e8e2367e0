import type { Language } from '@dalan/contract/language/languages';
import type { Shop } from '@dalan/contract/settings/shop';
import { mailFrameTexts as english } from './mail-frame.texts.ts';
import { mailFrameTexts as hindi } from './mail-frame.texts.hi.ts';
import { mailFrameTexts as marathi } from './mail-frame.texts.mr.ts';

export const mailFrameTexts: Record<Language, typeof english> = {
  en: english,
  mr: marathi,
  hi: hindi,
};

/** `Dalan दळण` in English, `दळण` in the others. */
export function shopNameIn(language: Language, { name, nameMr }: Shop): string {
  return language === 'en' ? `${name} ${nameMr}`.trim() : nameMr || name;
}

export function callOrReply(language: Language, { phone, openFrom, openTo }: Shop): string {
  const texts = mailFrameTexts[language];
  return texts.callOrReply(phone, texts.hours(openFrom, openTo));
}

/** Ends the plain-text version, as the foot ends the HTML. */
export function plainFoot(language: Language, shop: Shop): string {
  return `${shopNameIn(language, shop)}\n${shop.address}\n${shop.phone}\n${shop.email}`;
}
