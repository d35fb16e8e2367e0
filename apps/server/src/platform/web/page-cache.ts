import { MAP_FRAME, contentSecurityPolicy } from './content-security-policy.ts';
import { encodeBody } from './encoded-body.ts';
import type { EncodedBody } from './encoded-body.ts';

export type Page = { status: number; headers: Record<string, string>; body: EncodedBody };
type Entry = { revision: string; page: Page };

const MAX_PAGES = 500;

/**
 * Rendered public pages by address and by the revision of what they show.
 * The oldest leave first; a page that is asked for again counts as new.
 */
export class PageCache {
  readonly #pages = new Map<string, Entry>();
  readonly #rendering = new Map<string, Promise<Page>>();

  async get(address: string, revision: string, render: () => Promise<Response>): Promise<Page> {
    const known = this.#pages.get(address);
    if (known?.revision === revision) return known.page;
    return this.#renderOnce(address, revision, render);
  }

  /** A hundred visitors who come in the same moment wait for one rendering. */
  #renderOnce(address: string, revision: string, render: () => Promise<Response>): Promise<Page> {
    const key = `${revision} ${address}`;
    const underWay = this.#rendering.get(key);
    if (underWay !== undefined) return underWay;
    const rendering = render()
      .then(toPage)
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
      if (this.#pages.size <= MAX_PAGES) break;
      this.#pages.delete(oldest);
    }
  }
}

/** Only what the page itself calls public is kept, and only when it succeeded. */
function isForEveryone(page: Page): boolean {
  const cacheControl = page.headers['cache-control'] ?? '';
  return page.status === 200 && cacheControl.includes('public');
}

async function toPage(response: Response): Promise<Page> {
  const html = Buffer.from(await response.arrayBuffer());
  const headers = Object.fromEntries(response.headers);
  delete headers['content-length'];
  delete headers['transfer-encoding'];
  if (headers['content-type']?.startsWith('text/html')) {
    headers['content-security-policy'] = contentSecurityPolicy(html.toString(), MAP_FRAME);
  }
  return { status: response.status, headers, body: await encodeBody(html) };
}
