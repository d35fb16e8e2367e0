export const lineBatchTexts = {
  milled: (day: string) => `Milled ${day},`,
  milledAndBest: (day: string, bestBefore: string) => `Milled ${day}, best before ${bestBefore},`,
  old: 'Old flour',
  arrivesOld: 'Arrives with less than 30 % of its shelf life',
};
