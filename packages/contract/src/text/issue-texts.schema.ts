import * as z from 'zod';
import { errorTexts, inputTexts } from '../errors.ts';

const KEYS_SHOWN = 3;
const KEY_LENGTH = 40;

const wanted: Record<string, string> = {
  string: inputTexts.text,
  number: inputTexts.number,
  int: inputTexts.wholeNumber,
  boolean: inputTexts.yesOrNo,
  array: inputTexts.list,
};

/** Default texts of schema issues, readable for people. */
export function issueText(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return inputTexts.required;
      return wanted[issue.expected] ?? errorTexts.invalidInput;
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array'
        ? inputTexts.tooShort(Number(issue.minimum))
        : inputTexts.atLeast(Number(issue.minimum), issue.inclusive ?? true);
    case 'too_big':
      if (issue.origin === 'string') return inputTexts.tooLong(Number(issue.maximum));
      if (issue.origin === 'array') return inputTexts.tooMany(Number(issue.maximum));
      return inputTexts.atMost(Number(issue.maximum));
    case 'invalid_value':
      return inputTexts.oneOf(issue.values.map(String));
    case 'unrecognized_keys':
      return inputTexts.leaveOut(
        issue.keys.slice(0, KEYS_SHOWN).map((key) => key.slice(0, KEY_LENGTH)),
      );
    case 'invalid_format':
      return issue.format === 'uuid' ? inputTexts.id : inputTexts.format;
    default:
      return errorTexts.invalidInput;
  }
}

z.config({ customError: issueText });
