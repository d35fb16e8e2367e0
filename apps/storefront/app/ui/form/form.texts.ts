export const formTexts = {
  noScript: 'Please turn on JavaScript to send this form.',
  backToHome: 'Back to Home',
  showPassword: 'Show password',
  capsLock: 'Caps Lock is on',
  digits: (count: number, length: number) => `${count} of ${length}`,
};
