import * as z from 'zod';
import './plain-issues.schema.ts';

/** A check returns the text to show, or undefined where the value is fine. */
type Check = (value: string) => string | undefined;

/** Wraps one of the contract's plain checks, so that both sides of the wire say the same words. */
export function checked(check: Check) {
  return z.string().superRefine((value, context) => {
    const message = check(value);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  });
}

const id = (problem?: string) => z.uuid(problem).toLowerCase();

/** However an id is typed, it goes on as the database writes it: then equal ids are equal texts. */
export const Id = id();

/** The id in an address. What is no id is answered like one that nothing has: with 404. */
export function byId(notFound: string) {
  return z.object({ id: id(notFound) });
}

export const Message = z.object({ message: z.string() });
/** Fields the spec's forms send and the server must not believe. */
export const ignored = z.unknown().optional().describe('Accepted and ignored');
