export const uiTexts = {
  path: 'Path',
  retry: 'Retry',
  close: 'Close',
  cancel: 'Cancel',
  keepOrder: 'Keep order',
  later: 'Later',
  undo: 'Undo',
  discard: {
    title: 'Discard changes?',
    text: 'What you typed here is not saved.',
    keep: 'Keep editing',
    discard: 'Discard',
  },
};
