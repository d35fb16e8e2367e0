/** The texts that the panel shows too are in the contract. */
export const mailedLinkTexts = {
  slogan: 'Your usual flour, one tap away.',
  eyebrow: 'या, बसा',
  email: 'Email',
  retry: 'Retry',
  noMailTitle: 'This shop sends no mail',
  noMail: 'So we cannot send you a link for a new password.',
  /** These texts stand around the phone number. */
  noMailHelp: { before: 'Please call the mill on ', after: '.' },
};
