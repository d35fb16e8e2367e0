import type { Figures } from '@dalan/contract/office/figures';

type Kind = 'cancelled' | 'refused' | 'returned' | 'returns' | 'discounts';
type LostRow = { kind: Kind; orders: number; amountPaise: number };

/** Orders that were lost as a whole and, if there are any, what credit notes gave back. */
export function lostRows({ lost, givenBack }: Pick<Figures, 'lost' | 'givenBack'>): LostRow[] {
  const { cancelled, refused, returned } = lost;
  return [
    { kind: 'cancelled', ...cancelled },
    { kind: 'refused', ...refused },
    { kind: 'returned', ...returned },
    ...(givenBack
      ? [
          { kind: 'returns' as const, ...givenBack.returns },
          { kind: 'discounts' as const, ...givenBack.discounts },
        ]
      : []),
  ];
}
