export const bankAnswerTexts = {
  kept: 'Columns kept',
  keyReused: 'Something else was recorded under this key. Please read the statement again.',
  daysTooMany: (days: number) => `Please choose at most ${days} days`,
  endsBeforeItBegins: 'The last day is before the first one',
  rowOutside: 'A row is of a day outside the statement',
  changed: (names: string[]) =>
    `Nothing was recorded, because this has changed meanwhile: ${names.join(', ')}. Please look again.`,
} as const;
