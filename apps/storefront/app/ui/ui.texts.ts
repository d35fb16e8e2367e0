export const uiTexts = {
  close: 'Close',
  retry: 'Retry',
  callOrRetry: {
    before: 'Please try again, or call us at ',
    after: '.',
  },
  copy: 'Copy',
  kg: 'kg',
};
