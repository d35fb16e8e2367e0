import { createHash } from 'node:crypto';
import type { Product } from '@dalan/contract/catalog/catalog';
import { encodeBody } from '../../../../platform/web/encoded-body.ts';
import type { EncodedBody } from '../../../../platform/web/encoded-body.ts';
import type { ActiveRow, ShardRevision } from '../catalog.queries.ts';
import { listedInLanguage } from './in-language.rules.ts';
import { toProduct } from '../product-mapper.rules.ts';

type Placed = { product: Product; shard: number; createdAtMicros: number };

export type Snapshot = {
  /** Covers what rendered pages show: products, and whether stock is out, low or in. */
  pageRevision: string;
  revisions: ReadonlyMap<number, ShardRevision>;
  /** Products, the newest first. */
  placed: readonly Placed[];
  products: readonly Product[];
  byId: () => ReadonlyMap<string, Product>;
  listBody: () => Promise<EncodedBody>;
};

/** The revisions of all shards, if only some were read again. */
export function withRevisions(
  snapshot: Snapshot | undefined,
  read: readonly ShardRevision[],
  shards: ReadonlySet<number> | undefined,
): readonly ShardRevision[] {
  if (snapshot === undefined || shards === undefined) return read;
  const kept = [...snapshot.revisions.values()].filter(({ shard }) => !shards.has(shard));
  return [...kept, ...read].sort((a, b) => a.shard - b.shard);
}

/** The shards whose rows are not those of the snapshot. */
export function changedShards(
  snapshot: Snapshot | undefined,
  revisions: readonly ShardRevision[],
): number[] {
  const known = snapshot?.revisions;
  const changed = revisions.filter(({ shard, products, stock }) => {
    const before = known?.get(shard);
    return before?.products !== products || before.stock !== stock;
  });
  const present = new Set(revisions.map(({ shard }) => shard));
  const emptied = [...(known?.keys() ?? [])].filter((shard) => !present.has(shard));
  return [...changed.map(({ shard }) => shard), ...emptied];
}

type Read = {
  revisions: readonly ShardRevision[];
  changed: readonly number[];
  /** All active products of the changed shards. */
  rows: readonly ActiveRow[];
};

/** Replaces the products of the changed shards. All others stay the same objects. */
export function nextSnapshot(before: Snapshot | undefined, read: Read): Snapshot {
  const changed = new Set(read.changed);
  const kept = before?.placed.filter(({ shard }) => !changed.has(shard)) ?? [];
  const placed = [...kept, ...read.rows.map(toPlaced)].sort(newestFirst);
  const products = placed.map(({ product }) => product);
  // Both are made on demand: they take long with many products, and few changes are followed by a
  // call for them.
  let byId: Map<string, Product> | undefined;
  let body: Promise<EncodedBody> | undefined;
  return {
    pageRevision: pageRevisionOf(read.revisions),
    revisions: new Map(read.revisions.map((revision) => [revision.shard, revision])),
    placed,
    products,
    byId: () => (byId ??= new Map(products.map((product) => [product._id, product]))),
    listBody: () =>
      (body ??= encodeBody(
        Buffer.from(JSON.stringify(products.map((product) => listedInLanguage(product)))),
      )),
  };
}

function toPlaced(row: ActiveRow): Placed {
  return { product: toProduct(row), shard: shardOf(row.id), createdAtMicros: row.createdAtMicros };
}

function newestFirst(a: Placed, b: Placed): number {
  if (a.createdAtMicros !== b.createdAtMicros) return b.createdAtMicros - a.createdAtMicros;
  return a.product._id < b.product._id ? 1 : -1;
}

/** The last byte of the id, as in the queries. */
export function shardOf(id: string): number {
  return Number.parseInt(id.slice(-2), 16);
}

function pageRevisionOf(revisions: readonly ShardRevision[]): string {
  const hash = createHash('sha256');
  for (const { shard, products, stockLevels } of revisions) {
    hash.update(`${shard} ${products} ${stockLevels}\n`);
  }
  return hash.digest('base64url');
}
