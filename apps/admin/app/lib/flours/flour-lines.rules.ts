import type { Product } from '@dalan/contract/catalog/catalog';
import { grindIn } from '@dalan/contract/catalog/grinds';
import type { Grind } from '@dalan/contract/catalog/grinds';
import { formatKg } from '@dalan/contract/money/weight';

/** `2 kg Jowar Flour fine`: a line in a list with commas. */
export function lineInList(kg: number, name: string, grind: Grind | undefined): string {
  const words = [formatKg(kg), name, ...(grind ? [grindIn(grind, 'en')] : [])];
  return words.join(' ');
}

export type GrindChoice = { key: string; name: string };

/**
 * The grinds that a line can have: those of its flour that no other line of the flour has. A flour
 * that lost all its grinds leaves the choice of none.
 */
export function grindChoices(
  flour: Pick<Product, 'grinds'> | undefined,
  grind: Grind | undefined,
  taken: readonly (Grind | undefined)[],
): readonly GrindChoice[] {
  if (flour === undefined) return grind === undefined ? [] : [grind];
  const { grinds = [] } = flour;
  if (grinds.length === 0) return grind === undefined ? [] : [{ key: '', name: 'No grind' }];
  return grinds.filter(({ key }) => !taken.some((other) => other?.key === key));
}

/** Finds a grind by the start of one of its words, in any language. */
export function grindNamed(flour: Product, typed: string): Grind | undefined {
  const asked = typed.trim().toLowerCase();
  if (asked === '') return undefined;
  return flour.grinds?.find(({ name, nameMr, nameHi }) =>
    [name, nameMr, nameHi].some((words) => {
      const text = words.toLowerCase();
      return text.startsWith(asked) || text.split(' ').some((word) => word.startsWith(asked));
    }),
  );
}
