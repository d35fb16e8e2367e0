/** Texts of the frame, and of what it shows instead of a page that the duty does not include. */
export const shellTexts = {
  notAllowed: {
    title: 'Not allowed',
    text: 'Your duty does not include this page. Ask the owner if you need it.',
  },
  goHome: 'Go to User Master',
  /** For riders, who have no User Master. */
  goToOwnPage: 'Go to your page',
} as const;
