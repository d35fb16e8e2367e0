/** Texts that only the server says. */
export const stockAnswerTexts = {
  keyReused: 'Another movement was kept under this key. Please open the form again.',
} as const;
