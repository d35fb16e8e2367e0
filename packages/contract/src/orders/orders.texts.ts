export const orderTexts = {
  placeFailed: 'Failed to place order. Please try again.',
  noneLeft: (name: string) => `${name} is out of stock`,
  notSold: (name: string) => `${name} is not sold at the moment`,
  addressRequired: 'Delivery address is required',
  notFound: 'We could not find this order.',
};
