/**
 * Stands in for two parts of the router that this shop does not use (see vite.config.ts): routes
 * found one by one (ours are one table) and instrumentation (we ask for none). 2.5 KB less for
 * every page.
 */
export function isFogOfWarEnabled(): boolean {
  return false;
}

export function useFogOFWarDiscovery(): void {
  return;
}

export function getPatchRoutesOnNavigationFunction(): undefined {
  return undefined;
}

export function consumeInstrumentationClientResultMetaReceiver(): undefined {
  return undefined;
}

export function getPartialManifest(): never {
  throw new Error('routes are not found one by one here');
}

export function getRouteInstrumentationUpdates(): never {
  throw new Error('the router is not instrumented here');
}

export function instrumentClientSideRouter(): never {
  throw new Error('the router is not instrumented here');
}
