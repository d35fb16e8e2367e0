import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Route = { parentId?: string; path?: string; module: string; imports?: string[] };

const MANIFEST = /"(\/static\/js\/manifest-[^"]+)"/;

/**
 * Finds the scripts of the panel's page at a path in the router's own list. Otherwise the browser
 * finds them only after the router has run: one more wait on a slow line.
 */
export function openPanelScripts(folder: string, html: string): (path: string) => string[] {
  const file = MANIFEST.exec(html)?.[1];
  if (file === undefined) return () => [];
  const script = readFileSync(join(folder, file), 'utf8');
  const { routes } = JSON.parse(script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1)) as {
    routes: Record<string, Route>;
  };
  const chainOf = (route: Route | undefined): Route[] =>
    route === undefined ? [] : [...chainOf(routes[route.parentId ?? '']), route];
  const pathOf = (chain: Route[]) =>
    `/${chain.flatMap(({ path = '' }) => (path === '' ? [] : [path])).join('/')}`;
  const scripts = new Map<string, string[]>();
  for (const route of Object.values(routes)) {
    const chain = chainOf(route);
    const files = chain.flatMap(({ module, imports = [] }) => [module, ...imports]);
    // An index route has the path of its parent and comes after it.
    scripts.set(pathOf(chain), [...new Set(files)]);
  }
  return (path) => scripts.get(path) ?? [];
}
