import { checkUpiId } from '../settings/settings.ts';
import { checkOptionalLine } from '../text/text.ts';
import { isReplaced, parametersOf } from './upi.ts';

/** A longer text makes a QR code that phones no longer read from a screen. */
export const BANK_CODE_MAX = 500;

export const bankCodeTexts = {
  notUpi: 'This is no UPI code. It begins with upi://pay?',
  noId: 'This code has no UPI id (pa)',
  unreadable: (parameter: string) => `This part of the code cannot be read: ${parameter}`,
  twice: (name: string) => `This code has ${name} twice`,
  notRupees: 'This code is not for rupees',
  signedForOne: (names: string) =>
    `This signed code has its own ${names}, which cannot change. Ask the bank for a code without.`,
  otherId: 'The UPI id is not the one in the bank’s code',
} as const;

/** What the bank's own code says. */
export type BankCode = {
  upiId: string;
  /** Empty if the code has no name. */
  name: string;
  /** Four digits, or empty: then the id is probably a personal one. */
  merchantCode: string;
  isSigned: boolean;
  /** Every parameter that stays, as it is written. */
  kept: string[];
  /** Those that give way to the amount, the number and the note of an order. */
  replaced: string[];
};

type Read = { code: BankCode; problem?: never } | { code?: never; problem: string };

/** Reads the text of a merchant's UPI code, or says what is wrong with it. */
export function readBankCode(text: string): Read {
  const problem = checkOptionalLine(text, BANK_CODE_MAX);
  if (problem !== undefined) return { problem };
  // The number of the order is added at the end: after a `#` no app would read it.
  if (!/^upi:\/\/pay\?[^#]*$/i.test(text) || text.endsWith(' ')) {
    return { problem: bankCodeTexts.notUpi };
  }
  const values = new Map<string, string>();
  const parameters = parametersOf(text);
  for (const parameter of parameters) {
    const [, name, written] = /^([a-z][a-z\d_.-]*)=(.*)$/i.exec(parameter) ?? [];
    const value = written === undefined ? undefined : decoded(written);
    if (name === undefined || value === undefined) {
      return { problem: bankCodeTexts.unreadable(parameter) };
    }
    // Hidden characters may be encoded.
    const hidden = checkOptionalLine(value, BANK_CODE_MAX);
    if (hidden !== undefined) return { problem: hidden };
    if (values.has(name.toLowerCase())) return { problem: bankCodeTexts.twice(name) };
    values.set(name.toLowerCase(), value);
  }
  return codeOf(values, parameters);
}

function codeOf(values: Map<string, string>, parameters: string[]): Read {
  const valueOf = (name: string) => values.get(name) ?? '';
  const upiId = valueOf('pa');
  if (upiId === '' || !parameters.some((parameter) => parameter.startsWith('pa='))) {
    return { problem: bankCodeTexts.noId };
  }
  const wrongId = checkUpiId(upiId);
  if (wrongId !== undefined) return { problem: wrongId };
  if (values.has('cu') && !parameters.includes('cu=INR')) {
    return { problem: bankCodeTexts.notRupees };
  }
  const replaced = parameters.filter(isReplaced);
  const isSigned = values.has('sign');
  if (isSigned && replaced.length > 0) {
    const names = replaced.map((parameter) => parameter.slice(0, parameter.indexOf('=')));
    return { problem: bankCodeTexts.signedForOne(names.join(', ')) };
  }
  const merchantCode = /^(?!0000)\d{4}$/.test(valueOf('mc')) ? valueOf('mc') : '';
  const kept = parameters.filter((parameter) => !isReplaced(parameter));
  const name = valueOf('pn').replaceAll('+', ' ');
  return { code: { upiId, name, merchantCode, isSigned, kept, replaced } };
}

/** Undefined if the encoding is broken. */
function decoded(written: string): string | undefined {
  try {
    return decodeURIComponent(written);
  } catch {
    return undefined;
  }
}

type UpiSettings = { upiId: string; upiCode?: string | undefined };

/** The errors of the settings' fields. Documents from before merchant ids have no code. */
export function checkUpiSettings({ upiId, upiCode = '' }: UpiSettings): {
  upiId?: string | undefined;
  upiCode?: string | undefined;
} {
  if (upiCode === '') return upiId === '' ? {} : { upiId: checkUpiId(upiId) };
  const { code, problem } = readBankCode(upiCode);
  if (code === undefined) return { upiCode: problem };
  return code.upiId === upiId ? {} : { upiId: bankCodeTexts.otherId };
}
