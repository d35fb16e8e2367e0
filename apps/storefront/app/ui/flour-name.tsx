import { shownName } from '../lib/language/shown-name.ts';
import type { Named } from '../lib/language/shown-name.ts';

/** The name that leads on this page, with its own `lang`. */
export function FlourName({ flour }: { flour: Named }) {
  const { text, lang } = shownName(flour).lead;
  return <span lang={lang}>{text}</span>;
}
