import { accountTexts } from '@dalan/contract/accounts';
import { ApiError, NoAnswer } from '@dalan/contract/client';

/** The message for a failed registration. */
export function registrationRefusal(error: unknown): string {
  if (error instanceof NoAnswer) return error.message;
  if (!(error instanceof ApiError)) return accountTexts.registrationFailed;
  const fallback =
    error.status === 400 ? accountTexts.registrationInvalid : accountTexts.registrationRefused;
  return error.serverMessage ?? fallback;
}
