import { readLanguage } from '@dalan/contract/language/languages';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';

/** Most pages load faster. Until then the current page stays. */
const SLOW_AFTER_MS = 200;

/** The path being loaded, once it takes a while. */
export function useSlowNavigationPath(): string | undefined {
  const { location } = useNavigation();
  const [slowKey, setSlowKey] = useState<string>();
  useEffect(() => {
    if (!location) return;
    const timer = setTimeout(() => setSlowKey(location.key), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [location]);
  if (!location || location.key !== slowKey) return undefined;
  // Unlike `useLocation`, the router leaves the language in this one.
  return readLanguage(location.pathname).path;
}
