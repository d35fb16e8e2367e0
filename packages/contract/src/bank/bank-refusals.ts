/** Only programs meet these: the panel asks for nothing that they refuse. */
export const bankRefusals = {
  columns: 'Please name one column for the day and one for the money',
  rowTwice: 'A row stands here twice',
  orderTwice: 'An order stands here twice',
  tooMuch: 'Please say of each row whether it is more than is open',
} as const;

/** Why a row was not recorded: it was recorded meanwhile, or its order has another open amount. */
export const bankChanges = ['recorded', 'other amount', 'order ended'] as const;
export type BankChange = (typeof bankChanges)[number];
