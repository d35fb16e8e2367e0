/** Staff read this at every order whose customer says they have paid, until somebody answers. */
export const SAYS_PAID = 'Says paid, check';
