import { Suspense, lazy } from 'react';

/** Loaded only without a network, from the phone: the page `/offline` is kept with it. */
const NotKept = lazy(() =>
  import('./not-kept.tsx').then(
    (panel) => ({ default: panel.NotKept }),
    () => ({ default: () => null }),
  ),
);

export function NotKeptLater({ heading }: { heading: 'h1' | 'h2' }) {
  return (
    <Suspense>
      <NotKept heading={heading} />
    </Suspense>
  );
}
