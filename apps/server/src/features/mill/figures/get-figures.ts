import type { Area } from '@dalan/contract/delivery/delivery';
import { listDays, rangeBefore } from '@dalan/contract/office/figures';
import type { DayRange, Figures } from '@dalan/contract/office/figures';
import { productImgPath } from '@dalan/contract/catalog/media';
import type { Db } from '../../../platform/db/database.ts';
import { listFlours, listSums } from './figures.queries.ts';
import {
  areasOf,
  channelsOf,
  customersOf,
  daysOf,
  givenBackOf,
  grindsOf,
  hoursOf,
  lostOf,
  moneyOf,
  sumOf,
  sumsOf,
} from './figures.rules.ts';

export async function getFigures(
  db: Db,
  range: DayRange,
  areas: readonly Area[],
): Promise<Figures> {
  const before = rangeBefore(range);
  const rows = await listSums(db, { range, before });
  const flours = rows.filter(({ kind }) => kind === 'flour');
  const products = await listFlours(
    db,
    flours.map(({ key }) => key),
  );
  const now = rows.filter(({ day }) => day === null || day >= range.from);
  const earlier = rows.filter(({ day }) => day !== null && day < range.from);
  return {
    sums: sumsOf(now),
    sumsBefore: sumsOf(earlier),
    days: daysOf(now, listDays(range)),
    daysBefore: daysOf(earlier, listDays(before)),
    flours: products
      .map(({ productId, name, mediaId }) => {
        const { grams, paise: salesPaise } = sumOf(flours, 'flour', productId);
        const productImg = mediaId === null ? '' : productImgPath(mediaId);
        return { productId, name, productImg, grams, salesPaise, ...grindsOf(now, productId) };
      })
      .toSorted((a, b) => b.salesPaise - a.salesPaise || a.name.localeCompare(b.name)),
    areas: areasOf(now, areas),
    channels: channelsOf(now),
    money: moneyOf(now),
    customers: customersOf(now),
    lost: lostOf(now),
    ...givenBackOf(now),
    hours: hoursOf(now),
  };
}
