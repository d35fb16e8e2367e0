import { useId, useState } from 'react';

import { langOf } from '../../lib/language/lang-of.ts';
import { shopName } from '../../lib/shop-words.ts';
import { useShop } from '../../lib/use-shop.ts';
import { readInstallWay, rememberAnswer } from './install-way.ts';
import { installTexts } from './install.texts.ts';
import './install.css';

/** The phone's own label, which is mostly in English. */
const ADD_TO_HOME_SCREEN = 'Add to Home Screen';

/** Offers to put the shop on the home screen. It is offered once: any answer is final. */
export function InstallCard() {
  // Storage can be read at once: the card is rendered only in the browser, below loaded orders.
  const [way, setWay] = useState(readInstallWay);
  const titleId = useId();
  const { shop } = useShop();
  if (way === 'none') return null;
  const answer = () => {
    rememberAnswer();
    setWay('none');
  };
  return (
    <section aria-labelledby={titleId} className="install">
      <img src="/art/mark.svg" alt="" width="64" height="64" />
      <div>
        <h2 id={titleId}>{installTexts.title(shopName(shop))}</h2>
        <p>{installTexts.text}</p>
        {way === 'by-hand' && (
          <p>
            {installTexts.onIphone.before}
            <span lang={langOf('en')}>{ADD_TO_HOME_SCREEN}</span>
            {installTexts.onIphone.after}
          </p>
        )}
      </div>
      <div className="install-buttons">
        <button type="button" onClick={answer} className="button">
          {installTexts.notNow}
        </button>
        {way === 'prompt' && (
          <button
            type="button"
            onClick={() => {
              void window.installOffer?.prompt();
              answer();
            }}
            className="button button-primary"
          >
            {installTexts.add}
          </button>
        )}
      </div>
    </section>
  );
}
