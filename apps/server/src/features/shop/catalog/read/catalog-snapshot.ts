import type { Product } from '@dalan/contract/catalog/catalog';
import { errorTexts } from '@dalan/contract/errors';
import type { Db } from '../../../../platform/db/database.ts';
import { ShopError } from '../../../../platform/shop-error.ts';
import type { EncodedBody } from '../../../../platform/web/encoded-body.ts';
import { listActiveProducts, listShardRevisions } from '../catalog.queries.ts';
import { changedShards, nextSnapshot, shardOf, withRevisions } from './next-snapshot.ts';
import type { Snapshot } from './next-snapshot.ts';

type CatalogOptions = {
  db: Db;
  city: string;
  pollMs: number;
  log: {
    info: (details: object, message: string) => void;
    warn: (details: object, message: string) => void;
  };
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
  /** Shards that the next reading covers. Undefined stands for all. */
  #nextShards: Set<number> | undefined;
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

  /** Active products, newest first. */
  async list(): Promise<readonly Product[]> {
    return (await this.#current()).products;
  }

  /**
   * The API's answer with all products. It is encoded only when asked for, because many products
   * take long.
   */
  async listBody(): Promise<EncodedBody> {
    return (await this.#current()).listBody();
  }

  async find(id: string): Promise<Product | undefined> {
    return (await this.#current()).byId().get(id);
  }

  /**
   * When this resolves, this process shows every change committed before the call. A running load
   * may have started before that change, so callers wait for the next one.
   */
  refresh(): Promise<void> {
    this.#nextShards = undefined;
    return this.#readNext();
  }

  /** Does the same for one product, without reading all others. */
  refreshProduct(id: string): Promise<void> {
    if (this.#nextReading === undefined) this.#nextShards = new Set();
    this.#nextShards?.add(shardOf(id));
    return this.#readNext();
  }

  #readNext(): Promise<void> {
    this.#nextReading ??= this.#reading.then(() => {
      this.#reading = this.#nextReading ?? this.#reading;
      this.#nextReading = undefined;
      return this.#read(this.#nextShards);
    });
    return this.#nextReading;
  }

  /**
   * Refreshes a moment later, once for many calls: there may be hundreds of sales a second, and no
   * order waits for a refresh.
   */
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
  async #read(shards: ReadonlySet<number> | undefined): Promise<void> {
    if (this.#isClosed) return;
    const { db, city, log } = this.#options;
    try {
      // The revision is read first: newer rows are then read twice at worst, and none is missed.
      const asked = this.#snapshot && shards;
      const read = await listShardRevisions(db, city, asked && [...asked]);
      const revisions = withRevisions(this.#snapshot, read, asked);
      const changed = changedShards(this.#snapshot, revisions);
      if (this.#snapshot === undefined || changed.length > 0) {
        const rows = await listActiveProducts(db, city, changed);
        this.#snapshot = nextSnapshot(this.#snapshot, { revisions, changed, rows });
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
  | 'pageRevision'
  | 'list'
  | 'listBody'
  | 'find'
  | 'refresh'
  | 'refreshProduct'
  | 'stockMoved'
  | 'close'
>;

export function openCatalog(options: CatalogOptions): Catalog {
  return new CatalogSnapshot(options);
}
