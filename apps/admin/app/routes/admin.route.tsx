import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { Outlet, redirect, useLocation, useNavigate } from 'react-router';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { accountTexts } from '@dalan/contract/people/accounts';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import { linksFor } from '../features/shell/shell-links.ts';
import { shellTexts } from '../features/shell/shell-texts.ts';
import { Shell } from '../features/shell/shell.tsx';
import { TranslatedTitle } from '../features/shell/translated-title.tsx';
import { InLanguage } from '../lib/language/in-language.tsx';
import { isTranslated } from '../lib/language/translated-pages.ts';
import { withoutDialogParams } from '../lib/lists/list-params.ts';
import { waitingForProof } from '../lib/api/proof.ts';
import { queryClient } from '../lib/api/query-client.ts';
import { passkeyOffer } from '../lib/passkeys/passkey-offer.ts';
import { logInPath } from '../lib/session/return-path.ts';
import { isAdmin, lacksPasskey, sessionQuery } from '../lib/session/session.ts';
import { forgetAllUnsavedChanges, useHasUnsavedChanges } from '../lib/forms/unsaved-changes.ts';
import { ErrorScreen } from '../ui/messages/error-screen.tsx';
import { PrefetchWhenIdle } from '../ui/prefetch-when-idle.tsx';
import { useToast } from '../ui/toast/toast-context.ts';
import type { Route } from './+types/admin.route';

const loadLogInDialogs = () => import('../features/log-in/log-in-dialogs.tsx');
const dialogs = [
  loadLogInDialogs,
  () => import('../features/shell/account-menu-items.tsx'),
  () => import('../features/shell/sidebar-overlay.tsx'),
  () => import('../features/users/user-dialogs.tsx'),
  () => import('../features/products/product-dialogs.tsx'),
  () => import('../features/orders/dialogs/order-dialogs.tsx'),
  () => import('../features/contacts/contact-dialogs.tsx'),
  () => import('../features/staff/staff-parts.ts'),
];

const LogInAgain = lazy(async () => ({ default: (await loadLogInDialogs()).LogInAgain }));
const PasskeyOffer = lazy(async () => ({
  default: (await import('../features/passkeys/passkey-offer.tsx')).PasskeyOffer,
}));
const ProofDialog = lazy(async () => ({ default: (await loadLogInDialogs()).ProofDialog }));

/** Only the server decides who may enter. Local storage is not consulted. */
export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  const session = await queryClient.query(sessionQuery).catch(fallBackToLastSession);
  const { user } = session;
  if (!isAdmin(user)) throw redirect(logInPath(url));
  return { ...session, user };
}

/** While the server cannot say, the panel stays open for the last user it accepted. */
function fallBackToLastSession(error: Error) {
  const known = queryClient.getQueryData(sessionQuery.queryKey);
  if (known) return known;
  throw error;
}

/** Paging through a list needs no session check. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export default function AdminRoute({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate();
  const location = useLocation();
  const toast = useToast();
  const { data: session } = useQuery({ ...sessionQuery, initialData: loaderData });
  const hasUnsavedChanges = useHasUnsavedChanges();
  /** The user whose work is on screen. With unsaved changes, it stays theirs. */
  const [owner, setOwner] = useState(loaderData.user);
  const signedIn = isAdmin(session.user) ? session.user : undefined;
  const isOwner = signedIn?._id === owner._id;
  if (signedIn && !isOwner && !hasUnsavedChanges) setOwner(signedIn);

  const isProofAsked = waitingForProof.useValue().length > 0;
  const isPasskeyOffered = passkeyOffer.useValue();
  const isOnPasskeys = location.pathname.startsWith(panelPaths.passkeys);
  const mustAddPasskey = lacksPasskey(session) && !isOnPasskeys;
  useEffect(() => {
    if (mustAddPasskey) void navigate(panelPaths.passkeys, { replace: true });
  }, [mustAddPasskey, navigate]);

  const mustLeave = signedIn === undefined && !hasUnsavedChanges;
  useEffect(() => {
    if (!mustLeave) return;
    toast.fail(accountTexts.sessionEnded);
    void navigate(logInPath({ ...location, search: withoutDialogParams(location) }), {
      replace: true,
    });
  }, [mustLeave, location, navigate, toast]);

  function discardForm() {
    forgetAllUnsavedChanges();
    // The newly signed-in user gets the list, without the other user's dialog.
    if (signedIn) void navigate({ search: withoutDialogParams(location) }, { replace: true });
  }

  const { duty, language } = signedIn ?? owner;
  const pages = useMemo(() => linksFor(duty).map(({ path }) => path), [duty]);

  if (mustLeave) return null;
  return (
    <>
      <Shell key={owner._id} user={signedIn ?? owner}>
        {!mustAddPasskey && (
          <>
            {signedIn && isPasskeyOffered && !isOnPasskeys && session.passkeys?.count === 0 && (
              <Suspense>
                <PasskeyOffer userId={signedIn._id} />
              </Suspense>
            )}
            <Suspense>
              <InLanguage language={isTranslated(location.pathname) ? language : 'en'}>
                <TranslatedTitle />
                <Outlet />
              </InLanguage>
            </Suspense>
          </>
        )}
      </Shell>
      {isProofAsked && (
        <Suspense>
          <ProofDialog passkeys={session.passkeys} />
        </Suspense>
      )}
      {!isOwner && (
        <Suspense>
          <LogInAgain user={owner} other={signedIn} onDiscard={discardForm} />
        </Suspense>
      )}
      <PrefetchWhenIdle pages={pages} parts={dialogs} />
    </>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const homeLabel =
    loaderData?.user.duty === 'delivery' ? shellTexts.goToOwnPage : shellTexts.goHome;
  const screen = <ErrorScreen error={error} homePath="/admin" homeLabel={homeLabel} />;
  if (loaderData) return <Shell user={loaderData.user}>{screen}</Shell>;
  return (
    <main>
      <title>Unexpected Application Error!</title>
      {screen}
    </main>
  );
}
