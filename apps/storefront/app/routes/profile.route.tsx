import type { User } from '@dalan/contract/people/accounts';
import { passwordTexts } from '@dalan/contract/people/passwords';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

import { useLogOut } from '../features/accounts/use-log-out.ts';
import { loadAccountState } from '../features/profile/load-account-state.ts';
import { loadProfile } from '../features/profile/load-profile.ts';
import { ProfileFailed } from '../features/profile/profile-failed.tsx';
import { ProfileSkeleton } from '../features/profile/profile-skeleton.tsx';
import { ProfileView } from '../features/profile/profile-view.tsx';
import { profileTexts } from '../features/profile/profile.texts.ts';
import { loadRepeats } from '../features/repeats/load-repeats.ts';
import { RepeatList } from '../features/repeats/repeat-list.tsx';
import { noIndex } from '../lib/meta/no-index.ts';
import { pageMeta } from '../lib/meta/page-meta.ts';
import { redirectOnSessionEnd, requireCustomer } from '../lib/session/require-customer.ts';
import {
  clearRegisteredUser,
  clearUserData,
  clearUserDataExceptCart,
  writeSession,
} from '../lib/session/stored-session.ts';
import { showToast } from '../ui/toast.tsx';
import type { Route } from './+types/profile.route';

/** Runs only in the browser: the server's HTML contains no personal data. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { userId } = requireCustomer(request);
  const [profile, state, repeats] = await Promise.all([
    redirectOnSessionEnd(request, loadProfile(userId, request.signal)),
    loadAccountState(request.signal),
    loadRepeats(request.signal),
  ]);
  return { ...profile, state, repeats };
}

export function HydrateFallback() {
  return <ProfileSkeleton />;
}

export function meta({ matches }: Route.MetaArgs) {
  return [...pageMeta(matches, profileTexts.title), noIndex];
}

export default function Profile({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate();
  const logOut = useLogOut();
  const [query] = useSearchParams();
  const [saved, setSaved] = useState<User>();
  if ('failure' in loaderData) return <ProfileFailed failure={loaderData.failure} />;
  return (
    <ProfileView
      user={saved ?? loaderData.user}
      state={loaderData.state}
      repeats={<RepeatList repeats={loaderData.repeats} />}
      opened={query.get('dialog') === 'password' ? 'password' : undefined}
      onSaved={(user) => {
        writeSession(user);
        setSaved(user);
        showToast(profileTexts.saved);
      }}
      onDeleted={() => {
        clearUserData();
        clearRegisteredUser();
        showToast(profileTexts.deleted);
        void navigate('/');
      }}
      onLogOut={() => void logOut()}
      onLoggedOutEverywhere={() => {
        clearUserDataExceptCart();
        showToast(passwordTexts.loggedOutEverywhere);
        void navigate('/');
      }}
    />
  );
}
