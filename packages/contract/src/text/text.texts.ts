export const plainTextTexts = {
  tooLong: (max: number) => `Please use at most ${max} characters`,
  oneLine: 'Please use plain text on one line',
  plain: 'Please use plain text',
  hidden: 'This text has hidden characters. Please type it again.',
};
