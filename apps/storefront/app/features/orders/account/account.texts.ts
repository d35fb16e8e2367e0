export const accountTexts = {
  title: 'On account',
  /** This text stands below the amount. */
  within: (limit: string) => `to pay, of ${limit} you may owe`,
  over: (amount: string, limit: string) =>
    `${amount} over your limit of ${limit}. New orders are taken; we may call you first.`,
  closed: 'to pay. This account is closed: new orders are paid as usual.',
  used: (percent: number) => `${percent} % of the limit`,
  overLimit: 'Over the limit',
  openOrders: 'Oldest open orders',
  more: (count: number) => `and ${count} more`,
  all: 'All',
  writeNote: (note: string) => `Please write ${note} as the note.`,
  loadFailed: 'Your account could not be loaded.',
};
