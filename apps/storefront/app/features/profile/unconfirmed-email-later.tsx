import { Suspense, lazy } from 'react';

const UnconfirmedEmail = lazy(async () => ({
  default: (await import('./unconfirmed-email.tsx')).UnconfirmedEmail,
}));

/** Shown in the dialog of a placed order. It loads then, so that no checkout waits for it. */
export function UnconfirmedEmailLater() {
  return (
    <Suspense>
      <UnconfirmedEmail />
    </Suspense>
  );
}
