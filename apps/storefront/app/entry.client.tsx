import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { markReactListening } from './lib/early-taps.ts';
import { ignoreSecondTaps } from './lib/ignore-second-taps.ts';

ignoreSecondTaps();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
  markReactListening();
});
