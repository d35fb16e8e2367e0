const gramsByStep: Partial<Record<number, readonly number[]>> = {
  500: [500, 1000, 2000, 5000],
  250: [250, 500, 1000, 2000],
};

/** The weights that a flour's page offers to one press, by its step. */
export function offeredGrams(stepGrams: number): readonly number[] {
  return gramsByStep[stepGrams] ?? [1000, 2000, 5000, 10_000];
}
