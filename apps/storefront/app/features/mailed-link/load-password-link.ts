import { ApiError, NoAnswer } from '@dalan/contract/client';
import { panelPaths } from '@dalan/contract/pages/panel-paths';

import { browserClient } from '../../lib/api/browser-client.ts';
import { takeMailedToken } from './mailed-token.ts';

export type LoadedLink =
  | { state: 'valid'; token: string; email: string }
  | { state: 'ended' }
  | { state: 'failed'; message: string };

/** Returns whose link it is, without using it up. */
export async function loadPasswordLink(signal: AbortSignal): Promise<LoadedLink> {
  const token = takeMailedToken();
  if (token === '') return { state: 'ended' };
  try {
    const answer = await browserClient.call('checkPasswordLink', { body: { token } }, { signal });
    if (answer.role === 'admin') return await openPanel(token);
    return { state: 'valid', token, email: answer.email };
  } catch (error) {
    if (isLinkEnd(error)) return { state: 'ended' };
    if (error instanceof ApiError || error instanceof NoAnswer) {
      return { state: 'failed', message: error.message };
    }
    throw error;
  }
}

/** True if the link was used or is too old. */
export function isLinkEnd(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'LINK_ENDED';
}

/** Staff choose their password in the panel. */
function openPanel(token: string): Promise<never> {
  window.location.replace(`${panelPaths.newPassword}#${token}`);
  return new Promise(() => undefined);
}
