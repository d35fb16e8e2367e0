import { accountTexts } from '@dalan/contract/accounts';
import type { User } from '@dalan/contract/accounts';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { useLogOut } from '../features/accounts/use-log-out.ts';
import { loadProfile } from '../features/profile/load-profile.ts';
import { ProfileFailed } from '../features/profile/profile-failed.tsx';
import { ProfileSkeleton } from '../features/profile/profile-skeleton.tsx';
import { ProfileView } from '../features/profile/profile-view.tsx';
import { noIndex } from '../lib/no-index.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { asCustomer, requireCustomer } from '../lib/require-customer.ts';
import { clearRegisteredUser, clearSession, writeSession } from '../lib/stored-session.ts';
import { showToast } from '../ui/toast.tsx';
import type { Route } from './+types/profile.route';

/** In the browser only: the server's HTML holds nothing about anybody. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { userId } = requireCustomer(request);
  return asCustomer(request, loadProfile(userId, request.signal));
}

export function HydrateFallback() {
  return <ProfileSkeleton />;
}

export function meta({ matches }: Route.MetaArgs) {
  return [...pageMeta(matches, 'Profile'), noIndex];
}

export default function Profile({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate();
  const logOut = useLogOut();
  const [saved, setSaved] = useState<User>();
  if ('failure' in loaderData) return <ProfileFailed failure={loaderData.failure} />;
  return (
    <ProfileView
      user={saved ?? loaderData.user}
      onSaved={(user) => {
        writeSession(user);
        setSaved(user);
        showToast(accountTexts.profileSaved);
      }}
      onDeleted={() => {
        clearSession();
        clearRegisteredUser();
        showToast(accountTexts.profileDeleted);
        void navigate('/');
      }}
      onLogOut={() => void logOut()}
    />
  );
}
