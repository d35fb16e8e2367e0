import { readLanguage } from '@dalan/contract/language/languages';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';

/** Most pages load faster than this. Until then the current page stays. */
const SLOW_AFTER_MS = 200;

/** The path being loaded, once loading takes a while. */
export function useSlowNavigationPath(): string | undefined {
  const { location } = useNavigation();
  const [slowKey, setSlowKey] = useState<string>();
  useEffect(() => {
    if (!location) return;
    const timer = setTimeout(() => setSlowKey(location.key), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [location]);
  if (!location || location.key !== slowKey) return undefined;
  // Unlike the one of `useLocation`, this path contains the language.
  return readLanguage(location.pathname).path;
}
