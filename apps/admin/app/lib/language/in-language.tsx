import { Fragment, use, useEffect } from 'react';
import type { ReactNode } from 'react';
import type { Language } from '@dalan/contract/language/languages';
import { missingTexts, speak } from './spoken.ts';

type InLanguageProps = { language: Language; children: ReactNode };

/**
 * Shows a page in this language as soon as its texts have loaded. Dialogs take theirs from the
 * document.
 */
export function InLanguage({ language, children }: InLanguageProps) {
  const missing = missingTexts(language);
  if (missing) use(missing);
  speak(language);
  useEffect(() => {
    document.documentElement.lang = language;
    return () => {
      document.documentElement.lang = 'en';
    };
  }, [language]);
  if (language === 'en') return <Fragment key="en">{children}</Fragment>;
  return (
    <div key={language} lang={language}>
      {children}
    </div>
  );
}
