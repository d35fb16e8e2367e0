const PAGES = 'pages';
const MAX_PAGES = 50;

/** How many pages of orders the URL asks for: `/myorders?pages=2`. */
export function readPageCount(query: URLSearchParams): number {
  const pages = Number(query.get(PAGES) ?? 1);
  return Number.isInteger(pages) ? Math.min(Math.max(pages, 1), MAX_PAGES) : 1;
}

export function ordersUrl(pages: number): string {
  return pages === 1 ? '/myorders' : `/myorders?${PAGES}=${pages}`;
}

/** The order that the URL links to: `/myorders#<id>`. */
export function orderIdInHash(hash: string): string {
  return hash.slice(1).toLowerCase();
}
