const list = new Intl.ListFormat('en-IN', { type: 'conjunction' });

/** Texts for the delivery rule. Only the server loads them. */
export const deliveryWordsTexts = {
  inCity: (city: string) => `We deliver in ${city}.`,
  cutOff: (time: string) =>
    `Orders before ${time} come on the next open day, later ones on the open day after. You see the day before you order.`,
  freeFrom: (amount: string) => `Free from ${amount}.`,
  smallestOrder: (amount: string) => `Smallest order ${amount}.`,
  closedOn: (weekdays: string[]) =>
    `We are closed on ${list.format(weekdays.map((weekday) => `${weekday}s`))}.`,
};
