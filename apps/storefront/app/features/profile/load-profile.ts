import type { User } from '@dalan/contract/people/accounts';
import { ApiError, NoAnswer } from '@dalan/contract/client';

import { browserClient } from '../../lib/api/browser-client.ts';
import { pageLanguage } from '../../lib/language/page-language.texts.ts';
import { isSessionEnd } from '../../lib/session/require-customer.ts';
import { readSession } from '../../lib/session/stored-session.ts';
import { loadProfileTexts } from './load-profile.texts.ts';

export type LoadedProfile = { user: User } | { failure: string };

/** The customer's profile, or why there is nothing to show. */
export async function loadProfile(userId: string, signal: AbortSignal): Promise<LoadedProfile> {
  try {
    const answer = await browserClient.call('getUser', { params: { id: userId } }, { signal });
    const { data } = answer as { data?: User | null };
    return data ? { user: data } : { failure: loadProfileTexts.missing };
  } catch (error) {
    if (isSessionEnd(error)) throw error;
    if (error instanceof ApiError && error.status === 404) {
      return { failure: loadProfileTexts.missing };
    }
    if (error instanceof ApiError || error instanceof NoAnswer) {
      return { failure: loadProfileTexts.notLoaded };
    }
    throw error;
  }
}

const unknown = {
  ...{ name: '', email: '', phone: '', address: '', profileImg: '', createdAt: '' },
  ...{ role: 'user' as const, language: pageLanguage, version: 0 },
};

/** Loads the customer, or without a network what this phone knows of them. Undefined on failure. */
export async function loadBuyer(userId: string, signal: AbortSignal): Promise<User | undefined> {
  const profile = await loadProfile(userId, signal);
  if ('user' in profile) return profile.user;
  if (navigator.onLine) return undefined;
  const stored = { ...unknown, ...readSession().userDetails };
  return { ...stored, _id: userId };
}
