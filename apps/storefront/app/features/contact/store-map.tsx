import type { Shop } from '@dalan/contract/shop';
import { useState } from 'react';

import { Icon } from '../../ui/icon.tsx';
import { directionsUrl, mapEmbedUrl } from './map-url.rules.ts';
import './store-map.css';

/** A drawing, for privacy: OpenStreetMap is contacted only after Show map. */
export function StoreMap({ shop }: { shop: Shop }) {
  const [isLive, setIsLive] = useState(false);
  return (
    <section aria-label="Store location" data-live={isLive || undefined} className="map">
      {isLive ? (
        <iframe
          src={mapEmbedUrl(shop)}
          title="Map of the store location"
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
        <h2>{shop.name} mill and shop</h2>
        <p>{isLive ? '© OpenStreetMap contributors' : 'Drawn map, not to scale'}</p>
        <div>
          {!isLive && (
            <button type="button" onClick={() => setIsLive(true)} className="button">
              Show map
            </button>
          )}
          <a href={directionsUrl(shop)} rel="noreferrer" className="button">
            Directions
            <Icon name="arrow-right" isSmall />
          </a>
        </div>
      </div>
    </section>
  );
}

/** Not part of the drawing, since an SVG image cannot load the page's fonts. */
function PlaceNames() {
  return (
    <svg viewBox="0 0 1600 440" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <text x="630" y="222" textAnchor="middle">
        Shaniwar Wada
      </text>
      <text x="352" y="66" className="map-water">
        Mutha river
      </text>
      <text x="1050" y="212">
        Kasba Peth
      </text>
      <text x="1050" y="336">
        Budhwar Peth
      </text>
    </svg>
  );
}
