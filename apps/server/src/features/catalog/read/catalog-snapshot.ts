import type { Product } from '@dalan/contract/catalog';
import { errorTexts } from '@dalan/contract/errors';
import type { Db } from '../../../platform/db/database.ts';
import { ShopError } from '../../../platform/shop-error.ts';
import { encodeBody, etagOf } from '../../../platform/web/encoded-body.ts';
import type { EncodedBody } from '../../../platform/web/encoded-body.ts';
import { getRevisions, listActiveProducts } from '../catalog.queries.ts';
import type { Revisions } from '../catalog.queries.ts';
import { toProduct } from '../product-mapper.rules.ts';

type CatalogOptions = {
  db: Db;
  city: string;
  pollMs: number;
  log: {
    info: (details: object, message: string) => void;
    warn: (details: object, message: string) => void;
  };
};

type Entry = { product: Product; body: EncodedBody };
type Snapshot = {
  /** Covers what rendered pages show: products, and whether stock is out, low or in. */
  pageRevision: string;
  /** Covers everything, stock to the gram. */
  fullRevision: string;
  products: readonly Product[];
  entries: ReadonlyMap<string, Entry>;
  listBody: EncodedBody;
};

const STOCK_MOVED_DELAY_MS = 100;

/**
 * The public catalogue in memory: visitors cause no queries, and the shop stays readable while
 * PostgreSQL restarts. Every process polls for changes once a second.
 */
class CatalogSnapshot {
  readonly #options: CatalogOptions;
  #snapshot: Snapshot | undefined;
  #reading: Promise<void> = Promise.resolve();
  #nextReading: Promise<void> | undefined;
  #pollTimer: NodeJS.Timeout | undefined;
  #stockTimer: NodeJS.Timeout | undefined;
  #isFailing = false;
  #isClosed = false;

  constructor(options: CatalogOptions) {
    this.#options = options;
    void this.#poll();
  }

  /** Empty until the first load. */
  pageRevision(): string {
    return this.#snapshot?.pageRevision ?? '';
  }

  /** Active products, newest first, with the encoded answer. */
  async list(): Promise<{ products: readonly Product[]; body: EncodedBody }> {
    const { products, listBody } = await this.#current();
    return { products, body: listBody };
  }

  async find(id: string): Promise<Entry | undefined> {
    const { entries } = await this.#current();
    return entries.get(id);
  }

  /**
   * When this resolves, this process shows every change committed before the call. A running load
   * may have started before that change, so callers wait for the next one.
   */
  refresh(): Promise<void> {
    this.#nextReading ??= this.#reading.then(() => {
      this.#reading = this.#nextReading ?? this.#reading;
      this.#nextReading = undefined;
      return this.#read();
    });
    return this.#nextReading;
  }

  /** Debounced: there may be hundreds of sales a second, and no order waits for a refresh. */
  stockMoved(): void {
    if (this.#stockTimer !== undefined || this.#isClosed) return;
    this.#stockTimer = setTimeout(() => {
      this.#stockTimer = undefined;
      void this.refresh();
    }, STOCK_MOVED_DELAY_MS).unref();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#pollTimer);
    clearTimeout(this.#stockTimer);
    await this.#nextReading;
    await this.#reading;
  }

  async #current(): Promise<Snapshot> {
    if (this.#snapshot === undefined) await this.refresh();
    if (this.#snapshot === undefined) throw new ShopError('UNAVAILABLE', errorTexts.unavailable);
    return this.#snapshot;
  }

  async #poll(): Promise<void> {
    await this.refresh();
    if (this.#isClosed) return;
    this.#pollTimer = setTimeout(() => void this.#poll(), this.#options.pollMs).unref();
  }

  /**
   * Never throws: if the database is down, the last snapshot stays and the failure is logged once.
   */
  async #read(): Promise<void> {
    if (this.#isClosed) return;
    const { db, city, log } = this.#options;
    try {
      // Revision first: newer rows are then read twice at worst, and none is missed.
      const revisions = await getRevisions(db, city);
      if (fullRevisionOf(revisions) !== this.#snapshot?.fullRevision) {
        const rows = await listActiveProducts(db, city);
        this.#snapshot = await buildSnapshot(rows.map(toProduct), revisions);
      }
      if (this.#isFailing) log.info({}, 'catalogue readable again');
      this.#isFailing = false;
    } catch (error) {
      if (!this.#isFailing) {
        log.warn({ err: error }, 'catalogue not readable: serving the last snapshot');
      }
      this.#isFailing = true;
    }
  }
}

export type Catalog = Pick<
  CatalogSnapshot,
  'pageRevision' | 'list' | 'find' | 'refresh' | 'stockMoved' | 'close'
>;

export function openCatalog(options: CatalogOptions): Catalog {
  return new CatalogSnapshot(options);
}

/** For answers too small to benefit from compression. */
export function plainBody(answer: unknown): EncodedBody {
  const identity = Buffer.from(JSON.stringify(answer));
  return { etag: etagOf(identity), identity, brotli: undefined, gzip: undefined };
}

async function buildSnapshot(products: Product[], revisions: Revisions): Promise<Snapshot> {
  return {
    pageRevision: `${revisions.products}/${revisions.stockLevels}`,
    fullRevision: fullRevisionOf(revisions),
    products,
    entries: new Map(
      products.map((product) => [product._id, { product, body: plainBody(product) }]),
    ),
    listBody: await encodeBody(Buffer.from(JSON.stringify(products))),
  };
}

function fullRevisionOf({ products, stock }: Revisions): string {
  return `${products}/${stock}`;
}
