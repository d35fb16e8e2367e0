import { Suspense, lazy } from 'react';

const UnconfirmedEmail = lazy(async () => ({
  default: (await import('./unconfirmed-email.tsx')).UnconfirmedEmail,
}));

/** In the dialog of a placed order. Loaded then, so that no checkout waits for its script. */
export function UnconfirmedEmailLater() {
  return (
    <Suspense>
      <UnconfirmedEmail />
    </Suspense>
  );
}
