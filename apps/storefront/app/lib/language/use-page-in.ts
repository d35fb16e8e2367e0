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

/** For a press on such a link: the checkout changes the address without a navigation. */
export function followAddress({ currentTarget }: SyntheticEvent<HTMLAnchorElement>): void {
  const { path } = readLanguage(location.pathname + location.search);
  currentTarget.href = pathIn(currentTarget.hreflang as Language, path);
}
