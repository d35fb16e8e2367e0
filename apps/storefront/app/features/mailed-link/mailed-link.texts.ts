/** The rest of these pages is in the contract, since the panel has them too. */
export const mailedLinkTexts = {
  slogan: 'Your usual flour, one tap away.',
  eyebrow: 'या, बसा',
  email: 'Email',
  retry: 'Retry',
  noMailTitle: 'This shop sends no mail',
  noMail: 'So we cannot send you a link for a new password.',
  /** The phone number stands between the two. */
  noMailHelp: { before: 'Please call the mill on ', after: '.' },
};
