import { readyGrinds } from '@dalan/contract/catalog/grinds';
import type { Grind } from '@dalan/contract/catalog/grinds';
import type { Db } from '../../src/platform/db/database.ts';

type Sold = { slug: string; grinds?: Grind['key'][]; stepGrams?: number };

/** Five flours in grinds and three by half kilos. The shop without a history has neither. */
const soldInTheDemo: readonly Sold[] = [
  { slug: 'lokwan-wheat-flour', grinds: ['fine', 'medium', 'coarse', 'for-laddoo'] },
  { slug: 'khapli-wheat-flour', grinds: ['fine', 'medium'] },
  { slug: 'jowar-flour', grinds: ['fine', 'medium', 'for-bhakri'] },
  { slug: 'bajra-flour', grinds: ['fine', 'for-bhakri'] },
  { slug: 'besan', grinds: ['fine', 'for-laddoo'] },
  { slug: 'rajgira-flour', stepGrams: 500 },
  { slug: 'upvas-bhajani', stepGrams: 500 },
  { slug: 'soya-flour', stepGrams: 500 },
];

export async function setDemoGrinds(db: Db): Promise<void> {
  for (const { slug, grinds: keys = [], stepGrams = 1000 } of soldInTheDemo) {
    const grinds = readyGrinds.filter(({ key }) => keys.includes(key));
    await db
      .updateTable('products')
      .set({ grinds: JSON.stringify(grinds), stepGrams })
      .where('slug', '=', slug)
      .execute();
  }
}
