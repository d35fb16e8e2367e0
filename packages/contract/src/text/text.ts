import { plainTextTexts } from './text.texts.ts';

export type { MessageAnswer } from './text.schema.ts';

/**
 * Control characters in a one-line field can forge mail headers and log lines. A lone surrogate is
 * not a character, and no database stores it.
 */
const CONTROL = /[\p{Cc}\p{Cs}]/u;

export function hasControlCharacters(value: string): boolean {
  return CONTROL.test(value);
}

/**
 * Invisible characters: default ignorables, line separators and the Braille blank. A joiner may
 * follow an Indic or Arabic letter or an emoji: श्री and क्ष need it.
 */
const HIDDEN =
  /(?![\u200c\u200d\ufe0e\ufe0f])[\p{DI}\p{Zl}\p{Zp}\u2800]|(?:^|[^\u0620-\u0dff\p{ExtPict}\p{EMod}\ufe0f])[\u200c\u200d]|(?:^|\P{Emoji})[\ufe0e\ufe0f]/u;

export function hasHiddenCharacters(value: string): boolean {
  return HIDDEN.test(value);
}

function checkText(value: string, lines: string, max: number, plain: string): string | undefined {
  if (value.length > max) return plainTextTexts.tooLong(max);
  if (hasControlCharacters(lines)) return plain;
  return hasHiddenCharacters(value) ? plainTextTexts.hidden : undefined;
}

/** Required single line without control or hidden characters. */
export function checkLine(value: string, max: number, required: string): string | undefined {
  return value.trim() === '' ? required : checkOptionalLine(value, max);
}

export function checkOptionalLine(value: string, max: number): string | undefined {
  return checkText(value, value, max, plainTextTexts.oneLine);
}

/** Multi-line text: line breaks and tabs are allowed. */
export function checkParagraph(value: string, max: number, required: string): string | undefined {
  if (value.trim() === '') return required;
  return checkText(value, value.replace(/[\r\n\t]/g, ''), max, plainTextTexts.plain);
}
