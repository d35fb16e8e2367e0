import type { Product } from '@dalan/contract/catalog';
import { errorTexts } from '@dalan/contract/errors';
import type { Db } from '../../platform/db/database.ts';
import { ShopError } from '../../platform/shop-error.ts';
import { encodeBody, etagOf } from '../../platform/web/encoded-body.ts';
import type { EncodedBody } from '../../platform/web/encoded-body.ts';
import { getRevisions, listActiveProducts } from './catalog.queries.ts';
import type { Revisions } from './catalog.queries.ts';
import { productAnswer } from './product-rows.rules.ts';

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
  /** Of what rendered pages show: products and whether they are out, low or in stock. */
  faceRevision: string;
  /** Of everything in it, to the gram. */
  fullRevision: string;
  products: readonly Product[];
  entries: ReadonlyMap<string, Entry>;
  listBody: EncodedBody;
};

const STOCK_MOVED_DELAY_MS = 100;

/**
 * What visitors see, held in memory: a visitor costs the database nothing, and the shop window
 * stays lit while PostgreSQL restarts. Every process asks once a second whether it changed.
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

  /** Empty until the first reading. */
  faceRevision(): string {
    return this.#snapshot?.faceRevision ?? '';
  }

  /** Active products, newest first, and the same as an answer ready to send. */
  async list(): Promise<{ products: readonly Product[]; body: EncodedBody }> {
    const { products, listBody } = await this.#current();
    return { products, body: listBody };
  }

  async find(id: string): Promise<Entry | undefined> {
    const { entries } = await this.#current();
    return entries.get(id);
  }

  /**
   * After this, a change that was committed before it is seen by the next request to this process.
   * A reading under way may have begun before that change, so whoever comes now waits for the next.
   */
  refresh(): Promise<void> {
    this.#nextReading ??= this.#reading.then(() => {
      this.#reading = this.#nextReading ?? this.#reading;
      this.#nextReading = undefined;
      return this.#read();
    });
    return this.#nextReading;
  }

  /** Sales come in hundreds a second: their readings are gathered, and no order waits for one. */
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

  /** Never fails: with the database away the last known catalogue stays, and the log says so once. */
  async #read(): Promise<void> {
    if (this.#isClosed) return;
    const { db, city, log } = this.#options;
    try {
      // The revision is read first: rows newer than it are read once more, none is missed.
      const revisions = await getRevisions(db, city);
      if (fullRevisionOf(revisions) !== this.#snapshot?.fullRevision) {
        const rows = await listActiveProducts(db, city);
        this.#snapshot = await buildSnapshot(rows.map(productAnswer), revisions);
      }
      if (this.#isFailing) log.info({}, 'the catalogue is read again');
      this.#isFailing = false;
    } catch (error) {
      if (!this.#isFailing) {
        log.warn({ err: error }, 'the catalogue cannot be read; the last known one is shown');
      }
      this.#isFailing = true;
    }
  }
}

export type Catalog = Pick<
  CatalogSnapshot,
  'faceRevision' | 'list' | 'find' | 'refresh' | 'stockMoved' | 'close'
>;

export function openCatalog(options: CatalogOptions): Catalog {
  return new CatalogSnapshot(options);
}

/** An answer small enough that compressing it gains nothing. */
export function plainBody(answer: unknown): EncodedBody {
  const identity = Buffer.from(JSON.stringify(answer));
  return { etag: etagOf(identity), identity, brotli: undefined, gzip: undefined };
}

async function buildSnapshot(products: Product[], revisions: Revisions): Promise<Snapshot> {
  return {
    faceRevision: `${revisions.products}/${revisions.stockLevels}`,
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
