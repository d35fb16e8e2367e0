/** Random choices that are the same for the same seed. */
export type Chance = {
  /** A number from 0 up to 1. */
  next: () => number;
  /** A whole number from `min` to `max`, both included. */
  int: (min: number, max: number) => number;
  is: (probability: number) => boolean;
  pick: <Item>(items: readonly Item[]) => Item;
  /** Chooses one of them by weight. */
  weigh: <Item>(items: readonly (readonly [Item, number])[]) => Item;
};

export function openChance(seed: number): Chance {
  let state = seed;
  // mulberry32: 32 bits of state are plenty for a few thousand choices.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const pick = <Item>(items: readonly Item[]): Item => itemAt(items, int(0, items.length - 1));
  return {
    next,
    int,
    pick,
    is: (probability) => next() < probability,
    weigh: (items) => {
      const sum = items.reduce((total, [, weight]) => total + weight, 0);
      let left = next() * sum;
      const found = items.find(([, weight]) => (left -= weight) < 0);
      return (found ?? itemAt(items, items.length - 1))[0];
    },
  };
}

function itemAt<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
}
