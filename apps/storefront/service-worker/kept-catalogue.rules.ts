import type { ShelfPage } from '@dalan/contract/catalog/shelf';

/** These parameters change nothing without a network: the kept flours are all there are. */
const HARMLESS = ['pageSize', 'language'];

/** Answers a call about flours from the kept ones. Undefined if they do not have the answer. */
export function answerFromKept(kept: ShelfPage, path: string): unknown {
  const { pathname, searchParams } = new URL(path, 'http://shop.invalid');
  const [, id] = /^\/api\/products\/([^/]+)$/.exec(pathname) ?? [];
  if (id !== undefined) return floursById(kept, [decodeURIComponent(id)])?.[0];
  if (pathname !== '/api/shelf') return undefined;
  const asked = [...new Set(searchParams.keys())].filter((name) => !HARMLESS.includes(name));
  if (asked.length === 0) return firstPage(kept, Number(searchParams.get('pageSize') ?? '0'));
  if (asked.length > 1 || asked[0] !== 'id') return undefined;
  const products = floursById(kept, searchParams.getAll('id'));
  return products && { ...kept, products, total: products.length, page: 1, pageCount: 1 };
}

function firstPage(kept: ShelfPage, size: number): ShelfPage {
  return size === 0 ? kept : { ...kept, products: kept.products.slice(0, size) };
}

/** Returns all of them or none: a cart takes a missing one for a flour that is no longer sold. */
function floursById({ products }: ShelfPage, ids: readonly string[]) {
  const found = ids.map((id) => products.find(({ _id }) => _id === id.toLowerCase()));
  return found.every((product) => product !== undefined) ? found : undefined;
}
