export const grindChoiceTexts = {
  gone: (grind: string) => `“${grind}” is not milled any more.`,
  choose: (name: string) => `Please choose how you want your ${name}.`,
  /** The label of the cells. */
  grindOf: (name: string) => `Grind of ${name}`,
  /** The only choice for a flour that has no grinds any more. */
  asMilledNow: 'As it is milled now',
  remove: (name: string) => `Remove ${name}`,
};
