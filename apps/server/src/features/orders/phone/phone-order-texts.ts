/** Texts that only the server says. */
export const phoneOrderTexts = {
  customerGone: 'This customer was deleted meanwhile. Please type the number again.',
  keyReused: 'This order was placed already, with other contents. Please check it in Order Master.',
} as const;
