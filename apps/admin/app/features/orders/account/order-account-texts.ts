export const orderAccountTexts = {
  title: 'On account',
  collect: 'Collect at the door',
  put: 'Put back on account',
  takenOff: 'This order is collected at the door',
  putBack: 'This order is on account again',
  notMoved: 'The order was not moved. Please try again.',
  open: 'Open the account',
} as const;
