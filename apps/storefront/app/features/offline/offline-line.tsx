import { screenTexts } from '@dalan/contract/errors';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

import { shortMoment } from '../../lib/language/short-moment.texts.en.ts';
import { forgetAge, useKeptAt } from '../../lib/offline/connection.ts';
import { Icon } from '../../ui/icon.tsx';
import { offlineTexts } from './offline.texts.en.ts';
import './offline-line.css';

const SHOWS_FLOURS = /^\/(?:products|product\/.+|cart)?$/;
const SHOWS_AN_ORDER = /^\/(?:cart|kept-order)\/.+$/;

/** Below the header while there is no network: how old the prices on the page are. */
export function OfflineLine() {
  const keptAt = useKeptAt();
  const { pathname } = useLocation();
  const openedAt = useRef(pathname);
  useEffect(() => {
    // The network was slow for the first page and has brought this one.
    if (pathname !== openedAt.current && navigator.onLine) forgetAge();
  }, [pathname]);
  return (
    <div role="status">
      {keptAt !== undefined && (
        <div className="offline">
          <Icon name="no-network" />
          <p>
            <Words pathname={pathname} moment={shortMoment(keptAt)} />
          </p>
        </div>
      )}
    </div>
  );
}

function Words({ pathname, moment }: { pathname: string; moment: string }) {
  if (SHOWS_AN_ORDER.test(pathname)) {
    return (
      <>
        <b>{offlineTexts.prices(moment)}</b>
        {offlineTexts.checkedWhenSent}
      </>
    );
  }
  if (!SHOWS_FLOURS.test(pathname)) return screenTexts.offline;
  return (
    <>
      <b>{offlineTexts.catalogue(moment)}</b>
      {offlineTexts.fillCart}
    </>
  );
}
