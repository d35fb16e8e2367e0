import { ApiError, NoAnswer } from '@dalan/contract/client';

import { registerTexts } from './register.texts.ts';

export function registrationRefusal(error: unknown): string {
  if (error instanceof NoAnswer) return error.message;
  if (!(error instanceof ApiError)) return registerTexts.registrationFailed;
  const fallback =
    error.status === 400 ? registerTexts.registrationInvalid : registerTexts.registrationRefused;
  return error.serverMessage ?? fallback;
}
