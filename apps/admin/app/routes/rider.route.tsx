import { Suspense } from 'react';
import { redirect } from 'react-router';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import { readSnapshot } from '../features/rider/phone/phone-store.ts';
import { RiderPage } from '../features/rider/rider-page.tsx';
import { queryClient } from '../lib/api/query-client.ts';
import { InLanguage } from '../lib/language/in-language.tsx';
import { keptLanguage } from '../lib/language/kept-language.ts';
import { loadTexts, want } from '../lib/language/spoken.ts';
import { useLanguage } from '../lib/language/use-language.ts';
import { logInPath } from '../lib/session/return-path.ts';
import { isAdmin, lacksPasskey, sessionQuery } from '../lib/session/session.ts';
import { ErrorScreen } from '../ui/messages/error-screen.tsx';
import type { Route } from './+types/rider.route';

/**
 * The server decides who may enter. While it cannot say, it is the rider whose run is stored
 * on this phone.
 */
export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  try {
    const session = await queryClient.query(sessionQuery);
    if (!isAdmin(session.user)) throw redirect(logInPath(url));
    if (lacksPasskey(session)) throw redirect(panelPaths.passkeys);
    return { riderId: session.user._id };
  } catch (error) {
    const kept = error instanceof Error ? await readSnapshot() : undefined;
    if (kept === undefined) throw error;
    want(keptLanguage());
    await loadTexts();
    return { riderId: kept.riderId };
  }
}

/** Going from stop to stop needs no session check. */
export function shouldRevalidate() {
  return false;
}

export default function RiderRoute({ loaderData }: Route.ComponentProps) {
  const { language } = useLanguage();
  return (
    <Suspense>
      <InLanguage language={language}>
        <RiderPage riderId={loaderData.riderId} />
      </InLanguage>
    </Suspense>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main>
      <title>Unexpected Application Error!</title>
      <ErrorScreen error={error} homePath={panelPaths.rider} homeLabel="Try again" />
    </main>
  );
}
