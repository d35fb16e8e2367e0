type Route = { id: string; module: string };

/**
 * A loader in place of the router's own, which reloads the page again and again on any failure. A
 * route that does not load throws, so that the error screen shows. `load` must always settle, since
 * the router has no timeout.
 */
export function routeModuleLoader(load: (path: string) => Promise<unknown>) {
  return async ({ id, module: path }: Route, loaded: Record<string, unknown>): Promise<unknown> => {
    try {
      return (loaded[id] ??= await load(path));
    } catch (error) {
      const fail = () => {
        throw error;
      };
      return { clientLoader: fail, default: fail };
    }
  };
}
