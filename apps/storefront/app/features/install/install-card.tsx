import { useId } from 'react';

import { declineInstall, install, useInstallWay } from '../../lib/offline/install-offer.ts';
import { useShop } from '../../lib/use-shop.ts';
import { installTexts } from './install.texts.en.ts';
import './install.css';

/** Offers to put the shop on the home screen. Once: any answer is for good. */
export function InstallCard() {
  const way = useInstallWay();
  const titleId = useId();
  const { shop } = useShop();
  if (way === 'none') return null;
  return (
    <section aria-labelledby={titleId} className="install">
      <img src="/art/mark.svg" alt="" width="64" height="64" />
      <div>
        <h2 id={titleId}>{installTexts.title(shop.name)}</h2>
        <p>{installTexts.text}</p>
        {way === 'by-hand' && <p>{installTexts.onIphone}</p>}
      </div>
      <div className="install-buttons">
        <button type="button" onClick={declineInstall} className="button">
          {installTexts.notNow}
        </button>
        {way === 'prompt' && (
          <button type="button" onClick={() => void install()} className="button button-primary">
            {installTexts.add}
          </button>
        )}
      </div>
    </section>
  );
}
