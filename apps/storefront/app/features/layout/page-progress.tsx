import { screenTexts } from '@dalan/contract/errors';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';

import { replayEarlyTaps } from '../../lib/taps/early-taps.ts';

/**
 * The loading indicator after a tap. An inline script turns it on, so that it works before
 * hydration and before React renders. The router turns it off.
 */
export function PageProgress() {
  const { state } = useNavigation();
  const { key } = useLocation();
  const isHydrated = useRef(false);
  useEffect(() => {
    const { dataset } = document.documentElement;
    // The browser itself follows a link that was tapped before hydration.
    const isLeaving = !isHydrated.current && dataset.going === 'page';
    isHydrated.current = true;
    if (state !== 'idle') dataset.going = 'page';
    else if (!isLeaving) delete dataset.going;
  }, [state, key]);
  useEffect(replayEarlyTaps, []);
  return (
    <div aria-hidden="true" className="progress">
      <span>{screenTexts.loading}</span>
    </div>
  );
}
