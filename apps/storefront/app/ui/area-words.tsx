import { writtenIn } from '@dalan/contract/content-language';
import type { Area } from '@dalan/contract/delivery';

import { fontOf } from '../lib/fonts/in-cut.ts';
import { pageLanguage } from '../lib/language/page-language.texts.en.ts';

type AreaWordsProps = {
  area: Pick<Area, 'name' | 'nameMr' | 'nameHi'>;
  /** A sentence with the name in it. */
  words?: (name: string) => string;
};

/** The name of an area in the page's language. An English one is marked within its sentence. */
export function AreaWords({ area, words = (name) => name }: AreaWordsProps) {
  const { text, lang } = writtenIn(area, 'name', pageLanguage);
  const sentence = words(text);
  if (lang === pageLanguage) {
    const font = fontOf(sentence);
    return font ? <span className={font}>{sentence}</span> : sentence;
  }
  const start = sentence.indexOf(text);
  return (
    <>
      {sentence.slice(0, start)}
      <span lang={lang}>{text}</span>
      {sentence.slice(start + text.length)}
    </>
  );
}
