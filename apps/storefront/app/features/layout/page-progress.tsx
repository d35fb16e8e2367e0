import { screenTexts } from '@dalan/contract/errors';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';

import { replayEarlyTaps } from '../../lib/taps/early-taps.ts';

/**
 * Says that something pressed is on its way. An inline script switches it on, so that it shows
 * before the page is awake, and before React has drawn anything; the router switches it off.
 */
export function PageProgress() {
  const { state } = useNavigation();
  const { key } = useLocation();
  const isAwake = useRef(false);
  useEffect(() => {
    const { dataset } = document.documentElement;
    // A link that was pressed before the page woke up is the browser's to follow.
    const isLeaving = !isAwake.current && dataset.going === 'page';
    isAwake.current = true;
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
