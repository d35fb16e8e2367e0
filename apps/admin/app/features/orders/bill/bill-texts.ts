export const billPageTexts = {
  title: 'Bill',
  back: 'Back to the order',
  print: 'Print',
  make: 'Make and print the bill',
  number: (number: string) => `Bill ${number}`,
  failed: 'The bill could not be opened.',
  failedHelp: 'Please check the connection and try again.',
  refusedHelp: 'Open the bill from its order in the Order Master.',
} as const;
