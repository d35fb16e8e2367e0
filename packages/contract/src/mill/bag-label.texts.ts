/** The words of a bag label that also stand in the customer's language. */
export const labelCaptions = {
  netWeight: 'Net weight',
  milledOn: 'Milled and packed on',
  bestBefore: 'Best before',
};
