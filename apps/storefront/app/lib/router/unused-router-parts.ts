/**
 * Replaces two parts of the router that this shop does not use (see vite.config.ts): lazy route
 * discovery (our manifest is complete) and instrumentation. Saves 2.5 KB per page.
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
  throw new Error('lazy route discovery is off');
}

export function getRouteInstrumentationUpdates(): never {
  throw new Error('router instrumentation is off');
}

export function instrumentClientSideRouter(): never {
  throw new Error('router instrumentation is off');
}
