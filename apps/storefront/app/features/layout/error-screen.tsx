import { errorTexts } from '@dalan/contract/errors';
import { Link, isRouteErrorResponse } from 'react-router';

import { ArtPicture } from '../../ui/art-picture.tsx';

/** What went wrong in one line: `404 Not Found`, or the error's own message. */
function reasonOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error && error.message !== '' ? error.message : errorTexts.internal;
}

export function ErrorScreen({ error }: { error: unknown }) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
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
        <h1>{errorTexts.screenTitle}</h1>
        <p className="error-reason">{reasonOf(error)}</p>
        <p className="lead">
          {isMissing ? 'This page is not on our shelf. The flour still is.' : errorTexts.internal}
        </p>
        <div className="actions">
          <Link to="/" className="button button-primary button-large">
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
