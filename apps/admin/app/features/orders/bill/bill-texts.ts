export const billPageTexts = {
  title: 'Bill',
  back: 'Back to the order',
  make: 'Make and print the bill',
  notOpened: 'The bill could not be opened.',
  notOpenedHelp: 'Please check the connection and try again.',
} as const;
