import type { Shop } from '@dalan/contract/settings/shop';
import { useState } from 'react';

import { shopName } from '../../lib/shop-words.ts';
import { Icon } from '../../ui/icon.tsx';
import { directionsUrl, mapEmbedUrl } from './map-url.rules.ts';
import { contactPageTexts } from './contact.texts.ts';
import './store-map.css';

/** Shows a drawing for privacy: OpenStreetMap is contacted only after Show map. */
export function StoreMap({ shop }: { shop: Shop }) {
  const [isLive, setIsLive] = useState(false);
  return (
    <section aria-label={contactPageTexts.mapLabel} data-live={isLive || undefined} className="map">
      {isLive ? (
        <iframe
          src={mapEmbedUrl(shop)}
          title={contactPageTexts.mapTitle}
          sandbox="allow-scripts allow-same-origin allow-popups"
          // The focused button has been removed.
          ref={(frame) => frame?.focus()}
        />
      ) : (
        <>
          <img src="/art/scene-map.svg" alt="" width={1600} height={440} loading="lazy" />
          <PlaceNames />
        </>
      )}
      <div className="map-card">
        <h2>{contactPageTexts.millAndShop(shopName(shop))}</h2>
        <p>{isLive ? contactPageTexts.openStreetMap : contactPageTexts.drawnMap}</p>
        <div>
          {!isLive && (
            <button type="button" onClick={() => setIsLive(true)} className="button">
              {contactPageTexts.showMap}
            </button>
          )}
          <a href={directionsUrl(shop)} rel="noreferrer" className="button">
            {contactPageTexts.directions}
            <Icon name="arrow-right" isSmall />
          </a>
        </div>
      </div>
    </section>
  );
}

/** The names are not part of the drawing, since an SVG image cannot load the page's fonts. */
function PlaceNames() {
  const { places } = contactPageTexts;
  return (
    <svg viewBox="0 0 1600 440" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <text x="630" y="222" textAnchor="middle">
        {places.shaniwarWada}
      </text>
      <text x="352" y="66" className="map-water">
        {places.muthaRiver}
      </text>
      <text x="1050" y="212">
        {places.kasbaPeth}
      </text>
      <text x="1050" y="336">
        {places.budhwarPeth}
      </text>
    </svg>
  );
}
