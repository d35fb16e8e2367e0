/** Texts of the frame, and of what it shows instead of a page that the duty does not include. */
export const shellTexts = {
  notAllowed: {
    title: 'Not allowed',
    text: 'Your duty does not include this page. Ask the owner if you need it.',
  },
  noRun: {
    title: 'No run for you today',
    text: 'As soon as a run is given to you, its stops are here.',
  },
  goHome: 'Go to User Master',
  /** Delivery has no User Master. */
  goToOwnPage: 'Go to your page',
} as const;
