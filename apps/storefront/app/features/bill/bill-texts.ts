export const billPageTexts = {
  title: 'Bill',
  loading: 'Loading the bill',
  loadFailed: 'The bill could not be loaded.',
  back: 'Back to the order',
} as const;
