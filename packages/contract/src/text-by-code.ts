import type { CustomerErrorCode, ErrorAnswer, ErrorDetails } from './errors.ts';

type Text = string | ((details: ErrorDetails) => string);
export type TextsByCode = Record<CustomerErrorCode, Text>;

/** What to tell a customer. The server's own message if the code has no text. */
export function textByCode(texts: TextsByCode, answer: ErrorAnswer): string {
  const { code, details = {}, message } = answer;
  const text = (texts as Partial<Record<string, Text>>)[code] ?? message;
  return typeof text === 'string' ? text : text(details);
}
