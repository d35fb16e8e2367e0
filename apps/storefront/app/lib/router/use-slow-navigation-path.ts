import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';

/** Until then the page that is left stays: most pages are there sooner. */
const LATE_AFTER_MS = 200;

/** Where somebody is going, once it lets them wait. */
export function useSlowNavigationPath(): string | undefined {
  const { location } = useNavigation();
  const [lateKey, setLateKey] = useState<string>();
  useEffect(() => {
    if (!location) return;
    const timer = setTimeout(() => setLateKey(location.key), LATE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [location]);
  return location?.key === lateKey ? location?.pathname : undefined;
}
