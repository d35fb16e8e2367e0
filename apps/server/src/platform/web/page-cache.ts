import { MAP_FRAME, contentSecurityPolicy } from './content-security-policy.ts';
import { encodeBody } from './encoded-body.ts';
import type { EncodedBody } from './encoded-body.ts';

export type Page = { status: number; headers: Record<string, string>; body: EncodedBody };
type Entry = { revision: string; page: Page };

/** LRU cache of rendered public pages, by address and catalogue revision. */
export class PageCache {
  readonly #atMost: number;
  readonly #pages = new Map<string, Entry>();
  readonly #rendering = new Map<string, Promise<Page>>();

  constructor(atMost: number) {
    this.#atMost = atMost;
  }

  find(address: string, revision: string): Page | undefined {
    const known = this.#pages.get(address);
    if (known?.revision !== revision) return undefined;
    this.#keep(address, known);
    return known.page;
  }

  /** The last rendered page for this address, of any revision. */
  findLast(address: string): Page | undefined {
    return this.#pages.get(address)?.page;
  }

  /** Concurrent requests for the same page share one rendering. */
  render(address: string, revision: string, render: () => Promise<Page>): Promise<Page> {
    const key = `${revision} ${address}`;
    const underWay = this.#rendering.get(key);
    if (underWay !== undefined) return underWay;
    const rendering = render()
      .then((page) => {
        if (isForEveryone(page)) this.#keep(address, { revision, page });
        return page;
      })
      .finally(() => this.#rendering.delete(key));
    this.#rendering.set(key, rendering);
    return rendering;
  }

  #keep(address: string, entry: Entry): void {
    this.#pages.delete(address);
    this.#pages.set(address, entry);
    for (const oldest of this.#pages.keys()) {
      if (this.#pages.size <= this.#atMost) break;
      this.#pages.delete(oldest);
    }
  }
}

/** Caches only pages marked public, and no server errors. */
function isForEveryone({ status, headers }: Page): boolean {
  const directives = (headers['cache-control'] ?? '').split(/\s*,\s*/);
  return status < 500 && directives.includes('public') && !directives.includes('no-store');
}

export async function toPage(response: Response): Promise<Page> {
  const html = Buffer.from(await response.arrayBuffer());
  const headers = Object.fromEntries(response.headers);
  delete headers['content-length'];
  delete headers['transfer-encoding'];
  if (headers['content-type']?.startsWith('text/html')) {
    headers['content-security-policy'] = contentSecurityPolicy(html.toString(), MAP_FRAME);
  }
  return { status: response.status, headers, body: await encodeBody(html) };
}
