import { languageNames, languages } from '@dalan/contract/language/languages';

import { pageLanguage } from '../../lib/language/page-language.texts.ts';
import { followAddress, usePageIn } from '../../lib/language/use-page-in.ts';
import { Icon } from '../../ui/icon.tsx';
import { layoutTexts } from './layout.texts.ts';
import './language-switch.css';

const MENU_ID = 'language-menu';

/** The switch in the header. It is a popover, which opens without JavaScript. */
export function LanguageButton() {
  return (
    <div className="language">
      <button type="button" popoverTarget={MENU_ID} className="language-button">
        <span className="sr-only">{layoutTexts.language}: </span>
        {languageNames[pageLanguage]}
        <Icon name="chevron-down" isSmall />
      </button>
      <div id={MENU_ID} popover="auto" className="language-menu">
        <LanguageLinks />
      </div>
    </div>
  );
}

/** The switch in the menu on phones. */
export function LanguageStrip() {
  return (
    <nav aria-label={layoutTexts.language} className="language-strip">
      <LanguageLinks />
    </nav>
  );
}

/** These are plain links, since each language has its own scripts. */
function LanguageLinks() {
  const pageIn = usePageIn();
  return languages.map((language) => (
    <a
      key={language}
      href={pageIn(language)}
      hrefLang={language}
      lang={language}
      aria-current={language === pageLanguage || undefined}
      onPointerDown={followAddress}
      onClick={followAddress}
      suppressHydrationWarning
    >
      {languageNames[language]}
      {language === pageLanguage && (
        <>
          <span className="sr-only"> ({layoutTexts.currentLanguage})</span>
          <Icon name="check" isSmall />
        </>
      )}
    </a>
  ));
}
