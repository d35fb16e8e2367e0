import { shopPaths } from '@dalan/contract/pages/shop-paths';
import { Link } from 'react-router';

import { takeMailedToken } from '../features/mailed-link/mailed-token.ts';
import { loadRepeatPage } from '../features/repeats/load-repeats.ts';
import { RepeatPageView } from '../features/repeats/repeat-page.tsx';
import { repeatTexts } from '../features/repeats/repeats.texts.ts';
import { mailedLinkHeaders } from '../lib/meta/mailed-link-headers.ts';
import { noIndex } from '../lib/meta/no-index.ts';
import { pageMeta } from '../lib/meta/page-meta.ts';
import { FailurePanel } from '../ui/message-panel.tsx';
import { uiTexts } from '../ui/ui.texts.ts';
import type { Route } from './+types/repeat.route';

export function headers() {
  return mailedLinkHeaders;
}

/** Runs only in the browser: the token is behind the #, which the server never gets. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadRepeatPage(takeMailedToken(), request.signal);
}

export function shouldRevalidate() {
  return false;
}

export function meta({ matches }: Route.MetaArgs) {
  return [...pageMeta(matches, repeatTexts.pageTitle), noIndex];
}

export function HydrateFallback() {
  return (
    <div className="wrap repeat-page">
      <h1 className="text-h1">{repeatTexts.pageTitle}</h1>
    </div>
  );
}

export default function RepeatRoute({ loaderData: loaded }: Route.ComponentProps) {
  if (loaded.state === 'valid') {
    return <RepeatPageView token={loaded.token} loaded={loaded.page} />;
  }
  if (loaded.state === 'failed') {
    return (
      <div className="wrap repeat-page">
        <FailurePanel title={loaded.message} heading="h1">
          {/* A navigation would drop the token, which the history entry keeps. */}
          <button type="button" onClick={() => window.location.reload()} className="button">
            {uiTexts.retry}
          </button>
        </FailurePanel>
      </div>
    );
  }
  return (
    <div className="wrap repeat-page">
      <h1 className="text-h1">{repeatTexts.ended}</h1>
      <p>{repeatTexts.endedHelp}</p>
      <Link to={shopPaths.profile} className="button">
        {repeatTexts.title}
      </Link>
    </div>
  );
}
