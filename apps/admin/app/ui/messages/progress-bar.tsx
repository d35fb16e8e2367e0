import Box from '@mui/material/Box';
import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { loadingChunks } from '../../lib/load-chunk.ts';
import { colours } from '../theme/colours.ts';

/** Shows at once that a press is being answered: a page, its script or its data is on the way. */
export function ProgressBar() {
  const isPressed = useIsLinkPressed();
  const isGoing = useNavigation().state !== 'idle';
  const isLoading = loadingChunks.useValue() > 0;
  // A list that is only refreshed is on screen already, so it does not count.
  const isFetching = useIsFetching({ predicate: ({ state }) => state.data === undefined }) > 0;
  const isSaving = useIsMutating() > 0;
  if (!isPressed && !isGoing && !isLoading && !isFetching && !isSaving) return null;
  return <Box className="progress" aria-hidden sx={bar} />;
}

/** After this time another state shows that the page is loading, or the press was refused. */
const PRESS_SHOWN_MS = 1000;

/** True from the press until the page changes; the router's state starts some frames later. */
function useIsLinkPressed(): boolean {
  const { key } = useLocation();
  const [pressedOn, setPressedOn] = useState<string>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const see = (event: MouseEvent) => {
      if (!leadsIntoPanel(event)) return;
      setPressedOn(key);
      clearTimeout(timer);
      timer = setTimeout(() => setPressedOn(undefined), PRESS_SHOWN_MS);
    };
    document.addEventListener('click', see, { capture: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', see, { capture: true });
    };
  }, [key]);
  return pressedOn === key;
}

function leadsIntoPanel({ target, button, metaKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null || button !== 0 || metaKey || ctrlKey || shiftKey) return false;
  if (link.target !== '' || link.hasAttribute('download') || link.hash !== '') return false;
  return link.origin === location.origin && link.pathname.startsWith('/admin');
}

/** The bar is made of dots along the top edge, as in the shop. */
const bar = {
  position: 'fixed',
  zIndex: 'tooltip',
  inset: '0 0 auto',
  height: 6,
  overflow: 'hidden',
  pointerEvents: 'none',
  backgroundColor: colours.basalt900,
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '0 0 0 -48px',
    background: `radial-gradient(circle, ${colours.haldi} 2.4px, transparent 2.8px) left / 12px 6px repeat-x`,
  },
  '@keyframes progress-runs': { to: { translate: '48px' } },
  '@media (prefers-reduced-motion: no-preference)': {
    '&::before': { animation: 'progress-runs 600ms linear infinite' },
  },
  '@media print': { display: 'none' },
} as const;
