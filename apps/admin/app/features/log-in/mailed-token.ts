import { checkMailedToken } from '@dalan/contract/people/passwords';

type KeptState = { mailedToken?: string } | null;

/**
 * Takes the token out of the address, so that nobody reads or copies it there. The history entry
 * keeps it for a reload of this tab. Empty if the link was cut off when it was copied.
 */
export function takeMailedToken(): string {
  const { hash, pathname } = window.location;
  if (hash === '') return (history.state as KeptState)?.mailedToken ?? '';
  const mailedToken = hash.slice(1);
  history.replaceState({ ...(history.state as object), mailedToken }, '', pathname);
  return checkMailedToken(mailedToken) === undefined ? mailedToken : '';
}
