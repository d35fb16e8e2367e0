import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet, redirect, useLocation, useNavigate } from 'react-router';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { accountTexts } from '@dalan/contract/accounts';
import { Shell } from '../features/shell/shell.tsx';
import { queryClient } from '../lib/query-client.ts';
import { logInPath } from '../lib/return-path.ts';
import { isAdmin, sessionQuery } from '../lib/session.ts';
import { ErrorScreen } from '../ui/error-screen.tsx';
import { useToast } from '../ui/toast/toast-context.ts';
import type { Route } from './+types/admin.route';

/** Only the server's answer opens the panel; what local storage says counts for nothing here. */
export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  const { user } = await queryClient.query(sessionQuery);
  if (!isAdmin(user)) throw redirect(logInPath(url));
  return { user };
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
  const hasEnded = !isAdmin(session.user);
  useEffect(() => {
    if (!hasEnded) return;
    toast.fail(accountTexts.sessionEnded);
    void navigate(logInPath(location), { replace: true });
  }, [hasEnded, location, navigate, toast]);

  if (!isAdmin(session.user)) return null;
  return (
    <Shell user={session.user}>
      <Outlet />
    </Shell>
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
