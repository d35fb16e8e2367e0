export const billPageTexts = {
  title: 'Bill',
  back: 'Back to the order',
  make: 'Make and print the bill',
  number: (number: string) => `Bill ${number}`,
  notOpened: 'The bill could not be opened.',
  notOpenedHelp: 'Please check the connection and try again.',
} as const;
