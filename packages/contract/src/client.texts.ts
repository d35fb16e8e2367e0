import type { Refusal } from './refusal-text.ts';

export const clientTexts = {
  /** Shown if the answer is not from our server, such as a proxy's error page. */
  noReason: (status: number) => `The server answered ${status}`,
  noAnswer: 'No response from server. Please check your connection.',
  /** The server's messages are in English already. */
  refusal: ({ message }: Refusal): string => message,
};
