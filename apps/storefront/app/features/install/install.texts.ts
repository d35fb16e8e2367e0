export const installTexts = {
  title: (shop: string) => `${shop} on your home screen`,
  text: 'Opens at once, also without a network. Takes less room than one photo.',
  add: 'Add',
  notNow: 'Not now',
  /** These texts stand around the name of the button. */
  onIphone: { before: 'Tap Share, then “', after: '”.' },
};
