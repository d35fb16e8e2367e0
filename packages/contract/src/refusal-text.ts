import type { CustomerErrorCode, ErrorCode, ErrorDetails } from './errors.ts';

/** A refusal in an answer, or an error on the server. */
export type Refusal = { message: string; code: ErrorCode; details?: ErrorDetails | undefined };

type Text = string | ((details: ErrorDetails) => string);
export type RefusalTexts = Record<CustomerErrorCode, Text>;

/** What to tell a customer. The server's own message if the code has no text. */
export function refusalText(texts: RefusalTexts, { code, details = {}, message }: Refusal): string {
  const text = (texts as Partial<Record<string, Text>>)[code] ?? message;
  return typeof text === 'string' ? text : text(details);
}
