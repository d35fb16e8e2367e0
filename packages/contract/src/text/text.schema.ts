import * as z from 'zod';
import './issue-texts.schema.ts';

/** Returns an error text, or undefined if the value is valid. */
type Check = (value: string) => string | undefined;

/** Wraps a check of the contract, so that server and forms show the same text. */
export function checked(check: Check) {
  return z.string().superRefine((value, context) => {
    const message = check(value);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  });
}

const id = (problem?: string) => z.uuid(problem).toLowerCase();

/** Lowercased as in the database, so that equal ids compare as equal strings. */
export const Id = id();

/** Id in a path. An invalid id is answered with 404, like an unknown one. */
export function byId(notFound: string) {
  return z.object({ id: id(notFound) });
}

export const MessageAnswer = z.object({ message: z.string() });
export type MessageAnswer = z.infer<typeof MessageAnswer>;

/** Type of fields that the specified forms send but the server must not trust. */
export const ignored = z.unknown().optional().describe('Accepted and ignored');
