import type { User } from '@dalan/contract/accounts';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { useLogOut } from '../features/accounts/use-log-out.ts';
import { loadProfile } from '../features/profile/load-profile.ts';
import { ProfileFailed } from '../features/profile/profile-failed.tsx';
import { ProfileSkeleton } from '../features/profile/profile-skeleton.tsx';
import { ProfileView } from '../features/profile/profile-view.tsx';
import { noIndex } from '../lib/meta/no-index.ts';
import { pageMeta } from '../lib/meta/page-meta.ts';
import { redirectOnSessionEnd, requireCustomer } from '../lib/session/require-customer.ts';
import { clearRegisteredUser, clearUserData, writeSession } from '../lib/session/stored-session.ts';
import { stylesheets } from '../lib/stylesheets.ts';
import dialogStyles from '../styles/dialog.css?url';
import formsStyles from '../styles/forms.css?url';
import profileStyles from '../styles/profile.css?url';
import { showToast } from '../ui/toast.tsx';
import type { Route } from './+types/profile.route';
import { profileTexts } from '../lib/profile-texts.ts';

export const links: Route.LinksFunction = () =>
  stylesheets(dialogStyles, formsStyles, profileStyles);

/** Client only: the server's HTML contains no personal data. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { userId } = requireCustomer(request);
  return redirectOnSessionEnd(request, loadProfile(userId, request.signal));
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
        showToast(profileTexts.saved);
      }}
      onDeleted={() => {
        clearUserData();
        clearRegisteredUser();
        showToast(profileTexts.deleted);
        void navigate('/');
      }}
      onLogOut={() => void logOut()}
    />
  );
}
