/** What a bag says about its milling. */
export const milledTexts = {
  /** In pieces, so that a page can set the days in bold. Without a second day nobody knows it. */
  milled: <Day>(milledOn: Day, bestBefore: Day | null): (string | Day)[] =>
    bestBefore === null
      ? ['Milled on ', milledOn]
      : ['Milled on ', milledOn, ', best before ', bestBefore],
  batch: (number: string) => `Batch ${number}`,
  packing: 'Your flour is milled and is being packed.',
};
