import type { CounterFlour } from '@dalan/contract/desk/counter';

/** The flours whose names have words that begin so, those that begin with it first. */
export function findFlours(flours: readonly CounterFlour[], typed: string): CounterFlour[] {
  const words = typed.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const found = flours.flatMap((flour) => {
    const names = [flour.name, flour.nameMr, flour.nameHi].map((name) => name.toLocaleLowerCase());
    const isFound = words.every((word) =>
      names.some((name) => name.split(/\s+/).some((part) => part.startsWith(word))),
    );
    const isFirst = names.some((name) => name.startsWith(words.join(' ')));
    return isFound ? [{ flour, isFirst }] : [];
  });
  return found.toSorted((a, b) => Number(b.isFirst) - Number(a.isFirst)).map(({ flour }) => flour);
}
