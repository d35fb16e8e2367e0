import type { Language } from '@dalan/contract/language/languages';
import type { Shop } from '@dalan/contract/settings/shop';

export type Sender = { shop: Shop; publicOrigin: string };

export type Letterhead = Sender & { mailDomain: string };

/** The shop's own words are in the language of the mail. */
export type LetterheadIn = (language: Language) => Letterhead;
