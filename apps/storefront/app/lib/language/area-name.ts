import { writtenIn } from '@dalan/contract/content-language';
import type { Area } from '@dalan/contract/delivery';
import type { Language } from '@dalan/contract/languages';

import { pageLanguage } from './page-language.texts.en.ts';

export type NamedArea = Pick<Area, 'name' | 'nameMr' | 'nameHi'>;

/** In the page's language, or in English. */
export function areaName(area: NamedArea): { text: string; lang: Language } {
  return writtenIn(area, 'name', pageLanguage);
}
