import { panelPaths } from '@dalan/contract/pages/panel-paths';

/** Without a customer: those of all, one a page. */
export function statementsPath({ of, month }: { of?: string; month: string }): string {
  const asked = new URLSearchParams({ ...(of !== undefined && { of }), month });
  return `${panelPaths.accountStatements}?${asked.toString()}`;
}

export function readStatements(search: URLSearchParams): { of: string; month: string } {
  return { of: search.get('of') ?? '', month: search.get('month') ?? '' };
}
