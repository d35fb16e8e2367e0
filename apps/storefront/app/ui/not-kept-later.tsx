import { Suspense, lazy } from 'react';
import type { FunctionComponent } from 'react';

type NotKeptProps = { heading: 'h1' | 'h2' };

/** Loaded from the phone, and only without a network: it is kept with the page `/offline`. */
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
