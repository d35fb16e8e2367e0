export const installTexts = {
  title: (shop: string) => `${shop} on your home screen`,
  text: 'Opens at once, also without a network. Takes less room than one photo.',
  add: 'Add',
  notNow: 'Not now',
  /** The name of the button stands between the two. */
  onIphone: { before: 'Tap Share, then “', after: '”.' },
};
