export const offlineTexts = {
  catalogue: (moment: string) => `No network. Flours and prices as of ${moment}.`,
  fillCart: 'You can fill your cart. Prices are checked when you order.',
  prices: (moment: string) => `No network. Prices as of ${moment}.`,
  checkedWhenSent: 'They are checked when you send the order.',
};
