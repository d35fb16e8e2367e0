import { PAISE_PER_RUPEE } from './money.ts';

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const units = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1_000, 'thousand'],
  [100, 'hundred'],
] as const;

/** `Rupees four hundred and twelve and fifty paise only`. */
export function rupeesInWords(paise: number): string {
  const rest = paise % PAISE_PER_RUPEE;
  const rupees = inWords((paise - rest) / PAISE_PER_RUPEE);
  return `Rupees ${rupees}${rest === 0 ? '' : ` and ${inWords(rest)} paise`} only`;
}

/** Uses lakh and crore, as in India. */
function inWords(count: number): string {
  for (const [size, unit] of units) {
    if (count < size) continue;
    const rest = count % size;
    const head = `${inWords(Math.floor(count / size))} ${unit}`;
    if (rest === 0) return head;
    return `${head} ${rest < 100 ? 'and ' : ''}${inWords(rest)}`;
  }
  if (count < 20) return small[count] ?? '';
  const ten = tens[Math.floor(count / 10) - 2] ?? '';
  return count % 10 === 0 ? ten : `${ten}-${small[count % 10]}`;
}
