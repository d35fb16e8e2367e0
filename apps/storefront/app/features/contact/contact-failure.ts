import { ApiError, NoAnswer } from '@dalan/contract/client';
import { contactTexts } from '@dalan/contract/contact';

/** One or two sentences for the customer. */
export function contactFailure(error: unknown): string[] {
  if (error instanceof NoAnswer) return [contactTexts.noResponse];
  if (!(error instanceof ApiError)) return [contactTexts.otherError];
  const { status, serverMessage } = error;
  if (status === 400) return [serverMessage ?? contactTexts.checkInputs];
  if (status === 500) return [contactTexts.serverError];
  // Rate limited: the server's message says how long to wait.
  const wait = status === 429 && serverMessage ? [serverMessage] : [];
  return [contactTexts.otherError, ...wait];
}
