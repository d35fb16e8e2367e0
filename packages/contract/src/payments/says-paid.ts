/** Everywhere staff meet an order whose customer says they have paid, until somebody answers. */
export const SAYS_PAID = 'Says paid, check';
