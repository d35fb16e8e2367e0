import { openErrorReporter } from '@dalan/contract/pages/error-reporter';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

const { ofReact, onRouteError } = openErrorReporter('admin');

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter onError={onRouteError} />
    </StrictMode>,
    ofReact,
  );
});
