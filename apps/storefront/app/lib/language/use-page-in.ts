import { pathIn, readLanguage } from '@dalan/contract/language/languages';
import type { Language } from '@dalan/contract/language/languages';
import type { SyntheticEvent } from 'react';
import { useLocation } from 'react-router';

import { useIsHydrated } from '../../ui/use-is-hydrated.ts';

/**
 * The address of this page in another language. Some pages are rendered without their query or for
 * another path, so the address is set again after hydration: links need `suppressHydrationWarning`.
 */
export function usePageIn(): (language: Language) => string {
  const { pathname, search } = useLocation();
  const isKnown = useIsHydrated() || import.meta.env.SSR;
  return (language) => pathIn(language, isKnown ? pathname + search : '/');
}

/**
 * For a press on such a link: the checkout changes the address without a navigation, and the page of
 * a mailed link keeps the token in its history entry. Only a click takes the token along.
 */
export function followAddress({ type, currentTarget }: SyntheticEvent<HTMLAnchorElement>): void {
  const { path } = readLanguage(location.pathname + location.search);
  const { mailedToken } = (history.state ?? {}) as { mailedToken?: string };
  const hash = mailedToken && type === 'click' ? `#${mailedToken}` : location.hash;
  currentTarget.href = pathIn(currentTarget.hreflang as Language, path + hash);
}
