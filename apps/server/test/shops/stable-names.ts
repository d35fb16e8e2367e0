import { orderLimits, shortOrderId } from '@dalan/contract/orders/orders';

/** What is random: ids, the tokens of mailed links, and the hashes in Message-IDs. */
const RANDOM = new RegExp(
  [
    String.raw`(?<id>\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b)`,
    String.raw`(?<token>(?<=#)[\w-]{43}(?![\w-]))`,
    String.raw`(?<hash>\b[0-9a-f]{40}(?=@))`,
  ].join('|'),
  'g',
);

const SHORT_ID = new RegExp(String.raw`\b[0-9A-F]{${orderLimits.shortIdLength}}\b`, 'g');

/**
 * Replaces what is random by names in the order of appearance: `<id 1>`, `<token 1>`, `<hash 1>`.
 * The short form of `<id 1>` is `<id 1, short>`. A value keeps its name in later texts.
 */
export function openStableNames(): (text: string) => string {
  const names = new Map<string, string>();
  const made = new Map<string, number>();

  function nameOf(value: string, kind: string): string {
    const known = names.get(value);
    if (known !== undefined) return known;
    const number = (made.get(kind) ?? 0) + 1;
    const name = `${kind} ${number}`;
    made.set(kind, number);
    names.set(value, name);
    if (kind === 'id') names.set(shortOrderId(value), `${name}, short`);
    return name;
  }

  return (text) => {
    const replaced = text.replace(RANDOM, (value: string, ...rest: unknown[]) => {
      const groups = rest.at(-1) as Record<string, string | undefined>;
      const kind = Object.keys(groups).find((each) => groups[each] !== undefined) ?? '';
      return `<${nameOf(value, kind)}>`;
    });
    // A text may say the short form before the id, so they are replaced last.
    return replaced.replace(SHORT_ID, (value) => {
      const name = names.get(value);
      return name === undefined ? value : `<${name}>`;
    });
  };
}
