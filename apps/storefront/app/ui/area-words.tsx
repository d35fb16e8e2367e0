import { fontOf } from '../lib/fonts/in-cut.ts';
import { areaName } from '../lib/language/area-name.ts';
import type { NamedArea } from '../lib/language/area-name.ts';
import { pageLanguage } from '../lib/language/page-language.texts.en.ts';

type AreaWordsProps = {
  area: NamedArea;
  /** A sentence with the name in it. */
  words?: (name: string) => string;
};

/** The name of an area in the page's language. An English one is marked within its sentence. */
export function AreaWords({ area, words = (name) => name }: AreaWordsProps) {
  const { text, lang } = areaName(area);
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
