import { areaName } from '../lib/language/area-name.ts';
import type { NamedArea } from '../lib/language/area-name.ts';
import { langOf } from '../lib/language/lang-of.ts';

type AreaWordsProps = {
  area: NamedArea;
  /** Puts the name into a sentence. */
  words?: (name: string) => string;
};

/** Stands for the name while its sentence is built. */
const NAME = '\n';

/** The name of an area in the page's language. An English one is marked within its sentence. */
export function AreaWords({ area, words = (name) => name }: AreaWordsProps) {
  const { text, lang } = areaName(area);
  const [before, after] = words(NAME).split(NAME);
  return (
    <span>
      {before}
      <span lang={langOf(lang)}>{text}</span>
      {after}
    </span>
  );
}
