import type { LawfulFact } from '@dalan/contract/catalog/label-facts';
import type { LabelObstacle } from '@dalan/contract/mill/bag-labels';
import { countOf } from '../../../lib/format/count-of.ts';

type FlourGap = LawfulFact | 'tooLong';

const itsLabels = (count: number) =>
  count === 1 ? 'Its label is not printed.' : `Its ${count} labels are not printed.`;

export const labelTexts = {
  title: 'Bag labels',
  back: 'Milling sheet',
  about: (day: string, bags: number, kinds: number) =>
    `${day === '' ? '' : `${day}, `}${countOf(bags, 'bag')} of ${countOf(kinds, 'kind')}`,
  size: 'Paper',
  sizes: { roll: '50 × 75 mm roll', a4: 'A4, 24 labels' },
  print: (count: number) => `Print ${countOf(count, 'label')}`,
  missing: 'Missing on the label',
  facts: (count: number) => countOf(count, 'fact'),
  settings: 'Settings',
  askOwner: 'The owner can fill it in.',
  shopGaps: {
    licence: {
      title: 'FSSAI licence number',
      text: 'The law asks for it on every bag. Left empty: nothing is printed.',
    },
    phone: {
      title: 'Care number',
      text: 'The law asks for it on every bag. Left empty: nothing is printed.',
    },
  },
  flourGap: (name: string, gap: FlourGap) => `${name}: ${flourGaps[gap]}`,
  flourGapText: (gap: FlourGap, count: number) => {
    if (gap === 'shelfLife') return `Without it there is no best before. ${itsLabels(count)}`;
    if (gap === 'tooLong') return `Shorten ingredients or storage. ${itsLabels(count)}`;
    return flourGapTexts[gap];
  },
  batchGaps: {
    'not milled': {
      title: (count: number) => `${countOf(count, 'bag')} without a batch`,
      text: 'Not milled yet, so their labels are not printed.',
    },
    recalled: {
      title: (count: number) => `${countOf(count, 'bag')} of a recalled batch`,
      text: 'Their labels are not printed.',
    },
  },
  list: 'Labels',
  listAbout: 'Name in the customer’s language and in English',
  flour: 'Flour and grind',
  bag: 'Bag',
  batch: 'Batch',
  howMany: 'How many',
  isPrinted: (kind: string) => `Print ${kind}`,
  count: (kind: string) => `Labels of ${kind}`,
  fewer: (kind: string) => `Fewer labels of ${kind}`,
  more: (kind: string) => `More labels of ${kind}`,
  obstacles: {
    'not milled': 'Not milled yet',
    'no shelf life': 'Shelf life is missing',
    recalled: 'Recalled',
  } satisfies Record<LabelObstacle, string>,
  tooLong: 'Too long for the label',
  preview: 'Preview',
  showPreview: (kind: string) => `Preview of ${kind}`,
  redIsNotPrinted: 'Red is not printed.',
  code: (batch: string) => `Opens batch ${batch}`,
  none: 'No labels to print',
  noneOfDay: (day: string) => `${day}: no milled bags at the mill`,
  noneHelp: 'Milling done makes the batches that stand on labels.',
  failed: 'The labels could not be loaded.',
  failedHelp: 'Please check the connection and try again.',
  withoutLabels: (count: number) => `${countOf(count, 'order')} without labels:`,
  notFound: 'not found',
};

const flourGaps: Record<FlourGap, string> = {
  ingredients: 'ingredients',
  shelfLife: 'shelf life',
  vegetarian: 'vegetarian mark',
  origin: 'country of origin',
  tooLong: 'too long for the label',
};

const flourGapTexts: Record<Exclude<FlourGap, 'shelfLife' | 'tooLong'>, string> = {
  ingredients: 'A blend must name its grains.',
  vegetarian: 'The law asks for it on every bag. Left empty: no mark is printed.',
  origin: 'The law asks for it on every bag. Left empty: nothing is printed.',
};
