/** The rest of these pages is in the contract, since the panel has them too. */
export const mailedLinkTexts = {
  slogan: 'Your usual flour, one tap away.',
  eyebrow: 'या, बसा',
  email: 'Email',
  retry: 'Retry',
};
