import { languageNames, languages } from '@dalan/contract/language/languages';
import type { Language } from '@dalan/contract/language/languages';
import { PressedRow } from '../../ui/form/pressed-row.tsx';

type LanguageRowProps = {
  label: string;
  value: Language;
  onChoose: (language: Language) => void;
};

/** The languages side by side, of which one is pressed. */
export function LanguageRow(props: LanguageRowProps) {
  return <PressedRow {...props} options={languages} words={languageNames} areLanguages />;
}
