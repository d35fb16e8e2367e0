export const billRefusals = {
  notYet: 'The bill comes with the flour. Until then this is what you ordered.',
  ended: 'This order was cancelled or returned before its bill was made, so it has none.',
};
