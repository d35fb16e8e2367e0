/** Texts that only the server says. */
export const confirmAnswerTexts = {
  givenBack: 'The order is with everybody again',
  notToConfirm: (who: string, orderStatus: string) =>
    `${who} changed this order meanwhile: it is ${orderStatus}.`,
  changedMeanwhile: (who: string) =>
    `${who} changed this order meanwhile. Please look at it again.`,
  somebody: 'Somebody',
} as const;
