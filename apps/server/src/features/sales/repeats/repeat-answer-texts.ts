/** Texts that only the server says. */
export const repeatAnswerTexts = {
  notFound: 'We could not find this repeat order.',
  cancelled: 'A cancelled order cannot be repeated.',
  counterSale: 'A sale at the counter cannot be repeated. Please order the flour once.',
  otherFlour: 'This flour is not in this repeat order. Another flour needs a new order.',
  dayClosed: 'We are closed on this day. Please choose another one.',
  tooMany: (phone: string) =>
    `You have many repeat orders already. Please stop one of them or call us on ${phone}.`,
  tooLate: (phone: string) => `This order is milled already. Please call ${phone}.`,
  linkEnded: 'This link no longer works.',
} as const;
