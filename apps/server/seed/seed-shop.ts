import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { kgToGrams } from '@dalan/contract/money/weight';
import {
  addProduct,
  findProductBySlug,
  newProductFields,
} from '../src/features/shop/catalog/index.ts';
import { drawingId, encodeDrawing, storeDrawing } from '../src/features/shop/media/index.ts';
import type { MediaStore } from '../src/features/shop/media/index.ts';
import type { FileStore } from '../src/integrations/file-store/file-store.ts';
import { inTransaction } from '../src/platform/db/transaction.ts';
import { seedFlours } from './catalogue.ts';
import type { SeedFlour } from './catalogue.ts';
import { seedLabels } from './label-facts.ts';

type SeedOptions = {
  city: string;
  flours?: readonly SeedFlour[];
  say?: (line: string) => void;
  /** The date of the newest flour. */
  startedAt?: Date;
};

const SECOND_MS = 1000;

/** Adds the demo flours. Existing products stay as staff left them. */
export async function seedShop(media: MediaStore, options: SeedOptions): Promise<void> {
  const { city, flours = seedFlours, say = () => undefined, startedAt = new Date() } = options;
  let done = 0;
  await eachInParallel([...flours.entries()], async ([index, flour]) => {
    // The catalogue lists newest first, so the first flour gets the latest date.
    const createdAt = new Date(startedAt.getTime() - index * SECOND_MS);
    const outcome = await seedFlour(media, city, flour, createdAt);
    done += 1;
    say(`${done}/${flours.length} ${flour.name}: ${outcome}`);
  });
}

/** Encodes the pictures of the demo flours before there is a database. `seedShop` finds their files. */
export async function encodeSeedPictures(fileStore: FileStore): Promise<void> {
  await eachInParallel([...seedFlours], async (flour) => {
    await encodeDrawing(fileStore, await readDrawing(flour));
  });
}

function readDrawing({ slug }: SeedFlour): Promise<string> {
  return readFile(join(import.meta.dirname, 'pictures', `${slug}.svg`), 'utf8');
}

async function seedFlour(media: MediaStore, city: string, flour: SeedFlour, createdAt: Date) {
  const svg = await readDrawing(flour);
  const existing = await findProductBySlug(media.db, flour.slug);
  if (existing !== undefined && existing.mediaId !== drawingId(svg)) return 'unchanged';
  const picture = await storeDrawing(media, svg, flour.alt);
  const pictureOutcome = picture.isNew ? 'picture created' : 'picture exists';
  if (existing !== undefined) return `unchanged, ${pictureOutcome}`;
  const { slug, alt: _alt, quantityKg, ...flourFields } = flour;
  await inTransaction(media.db, (tx) =>
    addProduct(tx, {
      product: {
        ...newProductFields({
          ...flourFields,
          ...seedLabels[slug],
          isActive: true,
          productImg: '',
        }),
        slug,
        mediaId: picture.id,
        createdAt,
      },
      city,
      stockGrams: kgToGrams(quantityKg),
      actorId: undefined,
    }),
  );
  return `added, ${pictureOutcome}`;
}

/** One worker per core: encoding is CPU-bound. */
async function eachInParallel<Item>(
  items: Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  const worker = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}
