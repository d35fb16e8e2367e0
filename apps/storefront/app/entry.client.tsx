import { openErrorReporter } from '@dalan/contract/pages/error-reporter';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { markReactListening } from './lib/taps/early-taps.ts';
import { ignoreDoubleTaps } from './lib/taps/ignore-double-taps.ts';
import { measureSomeVisits } from './lib/visits/measure-some-visits.ts';

ignoreDoubleTaps();
const { ofReact, onRouteError } = openErrorReporter('storefront');

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter onError={onRouteError} />
    </StrictMode>,
    ofReact,
  );
  markReactListening();
});
measureSomeVisits();
