import { nameWithGrind } from '@dalan/contract/catalog/grinds';
import type { LawfulFact } from '@dalan/contract/catalog/label-facts';
import type {
  BagLabelsAnswer,
  BagToLabel,
  LabelledFlour,
  LabelObstacle,
} from '@dalan/contract/mill/bag-labels';

/** Bags that differ only in their customers. */
export type BagKind = {
  key: string;
  productId: string;
  name: string;
  kg: number;
  batch: string;
  obstacle: LabelObstacle | null;
  bags: [BagToLabel, ...BagToLabel[]];
};

export function kindsOf(bags: readonly BagToLabel[]): BagKind[] {
  const groups = Map.groupBy(bags, ({ productId, name, grind, kg, batch }) =>
    [productId, name, grind?.key ?? '', batch?._id ?? '', kg].join('/'),
  );
  return [...groups].flatMap(([key, [first, ...others]]) =>
    first === undefined
      ? []
      : [
          {
            key,
            productId: first.productId,
            name: nameWithGrind(first.name, first.grind, 'en'),
            kg: first.kg,
            batch: first.batch?.number ?? '',
            obstacle: first.obstacle,
            bags: [first, ...others],
          },
        ],
  );
}

/** What staff changed: how many labels of a kind are printed. Unchanged is one a bag. */
export type ChosenCounts = ReadonlyMap<string, number>;

/** No label that lacks its last day or its batch, or would be cut off, is printed. */
export function labelCount(
  kind: BagKind,
  chosen: ChosenCounts,
  unticked: ReadonlySet<string>,
  tooLong: ReadonlySet<string>,
): number {
  if (kind.obstacle !== null || unticked.has(kind.key) || tooLong.has(kind.key)) return 0;
  return chosen.get(kind.key) ?? kind.bags.length;
}

/** One bag after the other. More labels than bags begin again with the first. */
export function bagsToPrint({ bags }: Pick<BagKind, 'bags'>, count: number): BagToLabel[] {
  return Array.from({ length: count }, (_, index) => bags[index % bags.length] ?? bags[0]);
}

/** The labels of each sheet. */
export function inSheets<Label>(labels: readonly Label[], perSheet: number): Label[][] {
  return Array.from({ length: Math.ceil(labels.length / perSheet) }, (_, sheet) =>
    labels.slice(sheet * perSheet, (sheet + 1) * perSheet),
  );
}

export type Gap =
  | { of: 'shop'; fact: 'licence' | 'phone' }
  | { of: 'flour'; fact: LawfulFact; flour: LabelledFlour; bags: number }
  | { of: 'flour'; fact: 'tooLong'; flour: LabelledFlour; bags: number }
  | { of: 'batch'; obstacle: 'not milled' | 'recalled'; orderIds: string[]; bags: number };

/** What is missing on these labels, in the order of the page. */
export function gapsOf(answer: BagLabelsAnswer, tooLong: ReadonlySet<string>): Gap[] {
  const { bags, flours, packer } = answer;
  const kinds = kindsOf(bags);
  const ofFlours = flours.flatMap((flour): Gap[] => {
    const own = bags.filter(({ productId }) => productId === flour.productId);
    const withoutEnd = own.filter(({ obstacle }) => obstacle === 'no shelf life').length;
    const cut = kinds.filter(
      ({ key, productId }) => productId === flour.productId && tooLong.has(key),
    );
    const facts = flour.missing
      .filter((fact) => fact !== 'shelfLife' || withoutEnd > 0)
      .map((fact): Gap => ({ of: 'flour', fact, flour, bags: withoutEnd }));
    const cutBags = cut.reduce((sum, kind) => sum + kind.bags.length, 0);
    return cutBags === 0
      ? facts
      : [...facts, { of: 'flour', fact: 'tooLong', flour, bags: cutBags }];
  });
  return [
    ...(packer.fssaiLicence === '' ? [{ of: 'shop', fact: 'licence' } as const] : []),
    ...(packer.phone === '' ? [{ of: 'shop', fact: 'phone' } as const] : []),
    ...ofFlours,
    ...(['not milled', 'recalled'] as const).flatMap((obstacle): Gap[] => {
      const own = bags.filter((bag) => bag.obstacle === obstacle);
      const orderIds = [...new Set(own.map(({ orderId }) => orderId))];
      return own.length === 0 ? [] : [{ of: 'batch', obstacle, orderIds, bags: own.length }];
    }),
  ];
}
