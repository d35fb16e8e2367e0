import { accountTexts } from '@dalan/contract/accounts';
import { ApiError, NoAnswer } from '@dalan/contract/client';

/** What the form says of a registration that came to nothing. */
export function registrationRefusal(error: unknown): string {
  if (error instanceof NoAnswer) return error.message;
  if (!(error instanceof ApiError)) return accountTexts.registrationFailed;
  const otherwise =
    error.status === 400 ? accountTexts.registrationInvalid : accountTexts.registrationRefused;
  return error.serverMessage ?? otherwise;
}
