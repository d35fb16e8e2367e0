import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Outlet, redirect, useLocation, useNavigate } from 'react-router';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { accountTexts } from '@dalan/contract/accounts';
import { NoAnswer } from '@dalan/contract/client';
import { shellLinks } from '../features/shell/shell-links.ts';
import { Shell } from '../features/shell/shell.tsx';
import { withoutDialogParams } from '../lib/lists/list-params.ts';
import { queryClient } from '../lib/api/query-client.ts';
import { logInPath } from '../lib/session/return-path.ts';
import { isAdmin, sessionQuery } from '../lib/session/session.ts';
import { forgetUnsavedChanges, useHasUnsavedChanges } from '../lib/forms/unsaved-changes.ts';
import { ErrorScreen } from '../ui/error-screen.tsx';
import { PrefetchWhenIdle } from '../ui/prefetch-when-idle.tsx';
import { useToast } from '../ui/toast/toast-context.ts';
import type { Route } from './+types/admin.route';

const pages = shellLinks.map(({ path }) => path);
const loadLogInAgain = () => import('../features/log-in/log-in-again.tsx');
const dialogs = [
  loadLogInAgain,
  () => import('../features/shell/account-menu-items.tsx'),
  () => import('../features/users/user-dialogs.tsx'),
  () => import('../features/products/product-dialogs.tsx'),
  () => import('../features/orders/dialogs/order-dialogs.tsx'),
  () => import('../features/contacts/contact-dialogs.tsx'),
];

const LogInAgain = lazy(async () => ({ default: (await loadLogInAgain()).LogInAgain }));

/** Only the server's answer opens the panel; what local storage says counts for nothing here. */
export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  const { user } = await queryClient.query(sessionQuery).catch(lastAnswerOr);
  if (!isAdmin(user)) throw redirect(logInPath(url));
  return { user };
}

/** Without a connection the panel stays open to whom the server let in last. */
function lastAnswerOr(error: Error) {
  const known = queryClient.getQueryData(sessionQuery.queryKey);
  if (error instanceof NoAnswer && known) return known;
  throw error;
}

/** Turning a page of a list is no reason to ask who is there. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export default function AdminRoute({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate();
  const location = useLocation();
  const toast = useToast();
  const { data: session } = useQuery({ ...sessionQuery, initialData: loaderData });
  const hasUnsavedChanges = useHasUnsavedChanges();
  /** Whose page this is: with something typed in it, it waits for them. */
  const [owner, setOwner] = useState(loaderData.user);
  const signedIn = isAdmin(session.user) ? session.user : undefined;
  const isOwner = signedIn?._id === owner._id;
  if (signedIn && !isOwner && !hasUnsavedChanges) setOwner(signedIn);

  const mustLeave = signedIn === undefined && !hasUnsavedChanges;
  useEffect(() => {
    if (!mustLeave) return;
    toast.fail(accountTexts.sessionEnded);
    void navigate(logInPath({ ...location, search: withoutDialogParams(location.search) }), {
      replace: true,
    });
  }, [mustLeave, location, navigate, toast]);

  function giveUp() {
    forgetUnsavedChanges();
    // Whoever signed in instead finds the list, not the form.
    if (signedIn)
      void navigate({ search: withoutDialogParams(location.search) }, { replace: true });
  }

  if (mustLeave) return null;
  return (
    <>
      <Shell key={owner._id} user={signedIn ?? owner}>
        <Outlet />
      </Shell>
      {!isOwner && (
        <Suspense>
          <LogInAgain user={owner} other={signedIn} onGiveUp={giveUp} />
        </Suspense>
      )}
      <PrefetchWhenIdle pages={pages} parts={dialogs} />
    </>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const screen = <ErrorScreen error={error} homePath="/admin" homeLabel="Go to User Master" />;
  if (loaderData) return <Shell user={loaderData.user}>{screen}</Shell>;
  return (
    <main>
      <title>Unexpected Application Error!</title>
      {screen}
    </main>
  );
}
