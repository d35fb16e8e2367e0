import { ApiError, NoAnswer } from '@dalan/contract/client';

import { contactFormTexts } from './contact.texts.ts';

/** One or two sentences for the customer. */
export function contactFailure(error: unknown): string[] {
  if (error instanceof NoAnswer) return [contactFormTexts.noResponse];
  if (!(error instanceof ApiError)) return [contactFormTexts.otherError];
  const { status, serverMessage } = error;
  if (status === 400) return [serverMessage ?? contactFormTexts.checkInputs];
  if (status === 500) return [contactFormTexts.serverError];
  // Rate limited: the server's message says how long to wait.
  const wait = status === 429 && serverMessage ? [serverMessage] : [];
  return [contactFormTexts.otherError, ...wait];
}
