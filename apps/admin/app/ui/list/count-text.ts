import { formatNumber } from '../../lib/format/number.ts';

type Total = { total: number; isTotalCapped: boolean };

/** `248`, or `10,000+` where the server stopped counting. */
export function formatTotal({ total, isTotalCapped }: Total): string {
  return `${formatNumber(total)}${isTotalCapped ? '+' : ''}`;
}

/** `248 orders`, `1 order found`, or a text that no row has all words of the search. */
export function countText(
  count: Total & { hasSomeWords?: boolean },
  noun: string,
  search: string,
): string {
  const text = `${formatTotal(count)} ${noun}${count.total === 1 ? '' : 's'}`;
  if (search === '') return text;
  if (!count.hasSomeWords) return `${text} found`;
  return `No ${noun} has all these words. ${text} with some of them`;
}
