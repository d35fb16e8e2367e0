import { accountTexts } from '@dalan/contract/people/accounts';
import { ApiError, NoAnswer } from '@dalan/contract/client';

import { pageLanguage } from '../../lib/language/page-language.texts.ts';
import { logInTexts } from './log-in.texts.ts';

export function logInRefusal(error: unknown): string {
  if (error instanceof NoAnswer) return error.message;
  if (!(error instanceof ApiError)) {
    // The browser's messages are in English.
    const said = pageLanguage === 'en' && error instanceof Error ? error.message : '';
    return said || logInTexts.logInFailed;
  }
  switch (error.status) {
    case 404:
      return logInTexts.logInAddressUnknown;
    case 401:
      return logInTexts.logInUnauthorized;
    case 400:
      return error.serverMessage ?? accountTexts.wrongCredentials;
    default:
      return error.serverMessage ?? logInTexts.logInRefused;
  }
}
