import { Suspense, lazy } from 'react';
import type { FunctionComponent } from 'react';

type NotKeptProps = { heading: 'h1' | 'h2' };

/** Loaded only without a network, from the phone: the page `/offline` is kept with it. */
const NotKept = lazy<FunctionComponent<NotKeptProps>>(() =>
  import('./not-kept.tsx').then(
    (panel) => ({ default: panel.NotKept }),
    () => ({ default: () => null }),
  ),
);

export function NotKeptLater({ heading }: NotKeptProps) {
  return (
    <Suspense>
      <NotKept heading={heading} />
    </Suspense>
  );
}
