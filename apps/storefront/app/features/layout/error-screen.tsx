import { ApiError, NoAnswer } from '@dalan/contract/client';
import { screenTexts } from '@dalan/contract/errors';
import { Link, isRouteErrorResponse } from 'react-router';

import { pageLanguage } from '../../lib/language/page-language.texts.ts';
import { useKeptAt } from '../../lib/offline/connection.ts';
import { ChunkLoadError } from '../../lib/router/load-route-module.ts';
import { shopName } from '../../lib/shop-words.ts';
import { useShop } from '../../lib/use-shop.ts';
import { ArtPicture } from '../../ui/art-picture.tsx';
import { Icon } from '../../ui/icon.tsx';
import { NotKeptLater } from '../../ui/not-kept-later.tsx';
import { showToast } from '../../ui/toast.tsx';
import { errorScreenTexts } from './error-screen.texts.ts';
import { reloadIfReachable, useChunkReload } from './use-chunk-reload.ts';
import './error-screen.css';

/** `404 Not Found`, or the error's own message. */
function reasonText(error: unknown): string | undefined {
  if (isRouteErrorResponse(error)) return errorScreenTexts.status(error.status, error.statusText);
  // Messages of the browser and of our own code are English.
  const isTranslated = error instanceof ApiError || error instanceof NoAnswer;
  if (pageLanguage !== 'en' && !isTranslated) return undefined;
  return error instanceof Error && error.message !== '' ? error.message : screenTexts.internal;
}

function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}

function helpText(error: unknown): string {
  if (error instanceof ChunkLoadError) return screenTexts.chunkFailedHelp;
  return isNotFound(error) ? errorScreenTexts.notOnShelf : screenTexts.internal;
}

async function retry(error: unknown): Promise<void> {
  if (!(await reloadIfReachable(error))) showToast(screenTexts.offline, 'failed');
}

export function ErrorScreen({ error }: { error: unknown }) {
  const isReloading = useChunkReload(error);
  const isOffline = useKeptAt() !== undefined;
  const { shop } = useShop();
  if (isReloading) return null;
  if (isOffline && error instanceof ChunkLoadError) {
    return (
      <div className="wrap py-8 md:py-22">
        <NotKeptLater heading="h1" />
      </div>
    );
  }
  const reason = reasonText(error);
  const title = isNotFound(error) ? errorScreenTexts.notFoundTitle : screenTexts.failureTitle;
  return (
    <div className="wrap error-screen">
      <ArtPicture
        path="/art/scene-cracked"
        widths={[360, 720]}
        sizes="(width >= 56.25rem) 45vw, 92vw"
        width={940}
        height={760}
      />
      {/* The title is set here, because a page that did not load has none of its own. */}
      <title>{`${title} | ${shopName(shop)}`}</title>
      <div>
        <h1>{title}</h1>
        {reason && <p className="error-reason">{reason}</p>}
        <p className="lead">{helpText(error)}</p>
        <div className="actions">
          {!isNotFound(error) && (
            <button
              type="button"
              onClick={() => void retry(error)}
              className="button button-primary button-large"
            >
              <Icon name="retry" isSmall />
              {errorScreenTexts.retry}
            </button>
          )}
          <Link
            to="/"
            className={`button button-large ${isNotFound(error) ? 'button-primary' : ''}`}
          >
            {errorScreenTexts.goHome}
          </Link>
          <Link to="/products" className="button button-large">
            {errorScreenTexts.browse}
          </Link>
        </div>
      </div>
    </div>
  );
}
