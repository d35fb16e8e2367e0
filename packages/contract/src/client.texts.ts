import type { Refusal } from './refusal-text.ts';

export const clientTexts = {
  /** An answer that is not ours, such as a proxy's. */
  noReason: (status: number) => `The server answered ${status}`,
  noAnswer: 'No response from server. Please check your connection.',
  /** The server speaks English. */
  refusal: ({ message }: Refusal): string => message,
};
