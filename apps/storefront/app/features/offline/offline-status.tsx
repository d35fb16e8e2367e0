import { Suspense, lazy } from 'react';
import type { FunctionComponent } from 'react';

import { useKeptAt } from '../../lib/offline/connection.ts';
import './offline-line.css';

/**
 * The line is loaded from the phone, and only without a network. If the phone does not have it yet,
 * it is left out.
 */
const OfflineLine = lazy<FunctionComponent<{ keptAt: number }>>(() =>
  import('./offline-line.tsx').then(
    (line) => ({ default: line.OfflineLine }),
    () => ({ default: () => null }),
  ),
);

export function OfflineStatus() {
  const keptAt = useKeptAt();
  return (
    <div role="status">
      {keptAt !== undefined && (
        <Suspense>
          <OfflineLine keptAt={keptAt} />
        </Suspense>
      )}
    </div>
  );
}
