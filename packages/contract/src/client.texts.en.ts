import type { ErrorAnswer } from './errors.ts';

export const clientTexts = {
  noAnswer: 'No response from server. Please check your connection.',
  /** The server speaks English. */
  refusal: ({ message }: ErrorAnswer): string => message,
};
