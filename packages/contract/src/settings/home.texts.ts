export const homeWords = {
  someDay: 'on the next delivery day',
};
