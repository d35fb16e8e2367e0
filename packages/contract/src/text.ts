export type MessageAnswer = { message: string };

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function isId(value: string): boolean {
  return UUID.test(value);
}

/**
 * Control characters in a one-line field are how mail headers and log lines are forged; half of a
 * surrogate pair is no character at all, and no database keeps it.
 */
const CONTROL = /[\p{Cc}\p{Cs}]/u;

export function hasControlCharacters(value: string): boolean {
  return CONTROL.test(value);
}

/** One line of text: required, of bounded length, without control characters. */
export function checkLine(value: string, max: number, required: string): string | undefined {
  if (value.trim() === '') return required;
  return checkOptionalLine(value, max);
}

export function checkOptionalLine(value: string, max: number): string | undefined {
  if (value.length > max) return `Please use at most ${max} characters`;
  if (hasControlCharacters(value)) return 'Please use plain text on one line';
  return undefined;
}

/** Text of several lines: new lines and tabs are fine there. */
export function checkParagraph(value: string, max: number, required: string): string | undefined {
  if (value.trim() === '') return required;
  if (value.length > max) return `Please use at most ${max} characters`;
  if (hasControlCharacters(value.replace(/[\r\n\t]/g, ''))) return 'Please use plain text';
  return undefined;
}
