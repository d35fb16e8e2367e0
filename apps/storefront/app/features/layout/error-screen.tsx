import { screenTexts } from '@dalan/contract/errors';
import { Link, isRouteErrorResponse } from 'react-router';

import { useKeptAt } from '../../lib/offline/connection.ts';
import { ChunkLoadError } from '../../lib/router/load-route-module.ts';
import { ArtPicture } from '../../ui/art-picture.tsx';
import { Icon } from '../../ui/icon.tsx';
import { NotKeptLater } from '../../ui/not-kept-later.tsx';
import { showToast } from '../../ui/toast.tsx';
import { reloadIfReachable, useChunkReload } from './use-chunk-reload.ts';
import './error-screen.css';

/** `404 Not Found`, or the error's own message. */
function reasonText(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error && error.message !== '' ? error.message : screenTexts.internal;
}

function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}

function helpText(error: unknown): string {
  if (error instanceof ChunkLoadError) return screenTexts.chunkFailedHelp;
  return isNotFound(error)
    ? 'This page is not on our shelf. The flour still is.'
    : screenTexts.internal;
}

async function retry(error: unknown): Promise<void> {
  if (!(await reloadIfReachable(error))) showToast(screenTexts.offline, 'failed');
}

export function ErrorScreen({ error }: { error: unknown }) {
  const isReloading = useChunkReload(error);
  const isOffline = useKeptAt() !== undefined;
  if (isReloading) return null;
  if (isOffline && error instanceof ChunkLoadError) {
    return (
      <div className="wrap py-8 md:py-22">
        <NotKeptLater heading="h1" />
      </div>
    );
  }
  return (
    <div className="wrap error-screen">
      <ArtPicture
        path="/art/scene-cracked"
        widths={[360, 720]}
        sizes="(width >= 56.25rem) 45vw, 92vw"
        width={940}
        height={760}
      />
      <div>
        <h1>{screenTexts.failureTitle}</h1>
        <p className="error-reason">{reasonText(error)}</p>
        <p className="lead">{helpText(error)}</p>
        <div className="actions">
          {!isNotFound(error) && (
            <button
              type="button"
              onClick={() => void retry(error)}
              className="button button-primary button-large"
            >
              <Icon name="retry" isSmall />
              Retry
            </button>
          )}
          <Link
            to="/"
            className={`button button-large ${isNotFound(error) ? 'button-primary' : ''}`}
          >
            Go to Home
          </Link>
          <Link to="/products" className="button button-large">
            Browse Products
          </Link>
        </div>
      </div>
    </div>
  );
}
