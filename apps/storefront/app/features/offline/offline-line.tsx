import { screenTexts } from '@dalan/contract/errors';
import { days } from '@dalan/contract/language/days.texts';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

import { forgetAge } from '../../lib/offline/connection.ts';
import { flourListings, orderForms } from '../../page-lists.rules.ts';
import { Icon } from '../../ui/icon.tsx';
import { offlineTexts } from './offline.texts.ts';

/** Shown below the header while there is no network: it says how old the prices on the page are. */
export function OfflineLine({ keptAt }: { keptAt: number }) {
  const { pathname } = useLocation();
  const openedAt = useRef(pathname);
  useEffect(() => {
    // The network was slow for the first page but has loaded this one.
    if (pathname !== openedAt.current && navigator.onLine) forgetAge();
  }, [pathname]);
  return (
    <div className="offline">
      <Icon name="no-network" />
      <p>
        <Words
          pathname={pathname}
          moment={unbroken(days.formatMomentOfYear(new Date(keptAt).toISOString()))}
        />
      </p>
    </div>
  );
}

function Words({ pathname, moment }: { pathname: string; moment: string }) {
  if (orderForms.test(pathname)) {
    return (
      <>
        <b>{offlineTexts.prices(moment)}</b>
        {offlineTexts.checkedWhenSent}
      </>
    );
  }
  if (!flourListings.test(pathname)) return screenTexts.offline;
  return (
    <>
      <b>{offlineTexts.catalogue(moment)}</b>
      {offlineTexts.fillCart}
    </>
  );
}

/** Keeps `16 Nov` and `9:12 AM` on one line each. */
function unbroken(moment: string): string {
  return moment.replaceAll(/(?<!,) /g, '\u00a0');
}
