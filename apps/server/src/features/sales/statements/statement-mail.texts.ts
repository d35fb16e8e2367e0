/** Words of the mails about an account. The words of its rows are the contract's. */
export const statementMailTexts = {
  subject: (heading: string, shop: string) => `${heading} · ${shop}`,
  lead: (amount: string) => `${amount} is to pay on your account.`,
  nothingToPay: 'Nothing is to pay on your account.',
  howToPay: 'Pay in cash at the mill, to the rider, or by UPI.',
  upi: (upiId: string, note: string) => `UPI: ${upiId}, note: ${note}`,
  action: 'See my account',
  paid: (amount: string) => `We received ${amount}. Thank you.`,
  paidHeading: 'Your payment on account',
  paidFor: (orders: string) => `It is for the orders ${orders}.`,
  left: (amount: string) => `${amount} is still to pay on your account.`,
  nothingLeft: 'Nothing is left to pay on your account.',
};
