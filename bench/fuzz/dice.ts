/** A random generator with a seed. */
export type Dice = {
  /** Returns a number of at least 0 and less than 1. */
  roll: () => number;
  below: (most: number) => number;
  isLucky: (share: number) => boolean;
  pick: <Value>(list: readonly Value[]) => Value;
};

export function createDice(seed: number): Dice {
  let state = seed >>> 0;
  // mulberry32 is small, and good enough to choose between wrong values.
  const roll = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (most: number) => Math.floor(roll() * most);
  return {
    roll,
    below,
    isLucky: (share) => roll() < share,
    pick: (list) => {
      if (list.length === 0) throw new Error('there is nothing to pick from');
      return list[below(list.length)]!;
    },
  };
}
