import { writtenIn } from '@dalan/contract/language/content-language';
import type { Area } from '@dalan/contract/delivery/delivery';
import type { Language } from '@dalan/contract/language/languages';

import { pageLanguage } from './page-language.texts.ts';

export type NamedArea = Pick<Area, 'name' | 'nameMr' | 'nameHi'>;

/** The area's name in the page's language, or else in English. */
export function areaName(area: NamedArea): { text: string; lang: Language } {
  return writtenIn(area, 'name', pageLanguage);
}
