import { useState } from 'react';

import { pageLanguage } from '../../lib/language/page-language.texts.ts';
import { followAddress, usePageIn } from '../../lib/language/use-page-in.ts';
import { Icon } from '../../ui/icon.tsx';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import './language-switch.css';

const KEY = 'language-offer';

/** Each text is in the language that it offers, so it is the same in every build. */
const offers = {
  mr: { see: 'हे पान मराठीत पाहा', stay: 'इंग्रजीच राहू द्या' },
  hi: { see: 'यह पेज हिन्दी में देखें', stay: 'अंग्रेजी ही रहने दें' },
};

type Offered = keyof typeof offers;

/** The first language of the phone, if the shop speaks it and has not offered it before. */
function offeredLanguage(): Offered | undefined {
  const spoken = navigator.language.split('-')[0];
  if (pageLanguage !== 'en' || (spoken !== 'mr' && spoken !== 'hi')) return undefined;
  try {
    return localStorage.getItem(KEY) === null ? spoken : undefined;
  } catch {
    // Without storage a refusal could not be remembered, so nothing is offered.
    return undefined;
  }
}

/** Lies over the page below the header, so that nothing that is being read moves. */
export function LanguageOffer() {
  const pageIn = usePageIn();
  const [isAnswered, setIsAnswered] = useState(false);
  const offered = useIsHydrated() && !isAnswered ? offeredLanguage() : undefined;
  if (!offered) return null;

  function answer(): void {
    localStorage.setItem(KEY, 'answered');
    setIsAnswered(true);
  }

  const { see, stay } = offers[offered];
  return (
    <div lang={offered} className="language-offer">
      <a
        href={pageIn(offered)}
        hrefLang={offered}
        onPointerDown={followAddress}
        onClick={(event) => {
          followAddress(event);
          answer();
        }}
        className="link"
      >
        {see}
      </a>
      <button
        type="button"
        aria-label={stay}
        title={stay}
        onClick={answer}
        className="square-button"
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
