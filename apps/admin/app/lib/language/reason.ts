import { ApiError, NoAnswer } from '@dalan/contract/client';
import type { Refusal } from '@dalan/contract/refusal-text';
import { languageTexts } from './language-texts.ts';

/** The server's message, in the language of the page if that has a text for its code. */
export function refusalText(refusal: Omit<Refusal, 'code'> & { code: string }): string {
  return languageTexts.refusal(refusal as Refusal);
}

/** Why a call failed. Undefined if the server gave no reason. */
export function reasonOf(error: Error): string | undefined {
  if (error instanceof NoAnswer) return languageTexts.noAnswer ?? error.message;
  if (!(error instanceof ApiError)) return error.message;
  return error.answer && refusalText(error.answer);
}
