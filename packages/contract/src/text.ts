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

/**
 * What nobody sees but programs obey: marks that turn the direction of a text, letters of no width,
 * tags, byte order marks, separators of lines, and letters that look like nothing at all.
 */
const HIDDEN = /[\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\ufff9-\ufffb\u2800]/u;

/**
 * Where such a character does its work: one joiner after an Indic or Arabic letter (श्री, क्ष),
 * one within an emoji of several, and the mark that shows an emoji in colour.
 */
const NEEDED =
  /[\u0620-\u06ff\u0900-\u0dff][\u200c\u200d]|[\p{Extended_Pictographic}\p{Emoji_Modifier}]\ufe0f?\u200d|\p{Emoji}[\ufe0e\ufe0f]/gu;

export const HIDDEN_CHARACTERS =
  'There are hidden characters in this text. Please clear the field and type it again.';

export function hasHiddenCharacters(value: string): boolean {
  return HIDDEN.test(value.replace(NEEDED, ''));
}

/** One line of text: required, of bounded length, without control or hidden characters. */
export function checkLine(value: string, max: number, required: string): string | undefined {
  if (value.trim() === '') return required;
  return checkOptionalLine(value, max);
}

export function checkOptionalLine(value: string, max: number): string | undefined {
  if (value.length > max) return `Please use at most ${max} characters`;
  if (hasControlCharacters(value)) return 'Please use plain text on one line';
  return hasHiddenCharacters(value) ? HIDDEN_CHARACTERS : undefined;
}

/** Text of several lines: new lines and tabs are fine there. */
export function checkParagraph(value: string, max: number, required: string): string | undefined {
  if (value.trim() === '') return required;
  if (value.length > max) return `Please use at most ${max} characters`;
  if (hasControlCharacters(value.replace(/[\r\n\t]/g, ''))) return 'Please use plain text';
  return hasHiddenCharacters(value) ? HIDDEN_CHARACTERS : undefined;
}
