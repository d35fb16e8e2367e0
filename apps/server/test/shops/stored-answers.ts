import { readdir } from 'node:fs/promises';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type { Mail } from '../../src/integrations/mailer/mailer.ts';
import { openStableNames } from './stable-names.ts';

/**
 * Compares texts with the files of a folder. Only what is random gets a name instead. The option
 * `--update` of Vitest writes the files anew.
 */
export function openStoredAnswers(folder: string) {
  const stableNames = openStableNames();
  const fileOf = (name: string) => `${name.replaceAll(/[^a-z0-9]+/gi, '-')}.txt`;
  return {
    /** Names ids that later texts may say only in their short form. */
    nameInTurn: (ids: string[]) => void stableNames(ids.join(' ')),
    expectStored: (name: string, text: string) =>
      expect(withVisibleReturns(stableNames(text))).toMatchFileSnapshot(
        `${folder}/${fileOf(name)}`,
      ),
    /** A file without a step would look like a promise that no test keeps. */
    expectNoOtherThan: async (names: string[]) =>
      expect((await readdir(folder)).sort()).toEqual(names.map(fileOf).sort()),
  };
}

/** Vitest and Git may take both ends of a line for the same. */
function withVisibleReturns(text: string): string {
  return text.replaceAll('\r', '␍');
}

/** Status, the headers that say what the body is, and the body after `change`. */
export function textOfAnswer(
  { statusCode, headers, body }: LightMyRequestResponse,
  change = (text: string) => text,
): string {
  const shown = ['content-type', 'content-disposition']
    .filter((header) => headers[header] !== undefined)
    .map((header) => `${header}: ${String(headers[header])}`);
  return [String(statusCode), ...shown, '', readable(change(body), headers), ''].join('\n');
}

/** JSON has one value a line, if nothing is lost: without the spaces it is the body again. */
function readable(body: string, headers: LightMyRequestResponse['headers']): string {
  if (!String(headers['content-type']).startsWith('application/json')) return body;
  const old = body.replaceAll(/,"batch":\{"number":[^}]*\}/g, '');
  const value: unknown = JSON.parse(old);
  if (JSON.stringify(value) !== old) return old;
  return JSON.stringify(value, (_key, part: unknown) => withoutBatches(part), 1);
}

/**
 * The answers were stored before there were batches. From milling on a line says which one it is of,
 * and the sheet says how the next ones are numbered; all else is compared.
 */
function withoutBatches(part: unknown): unknown {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
  const { batchesMade, rooms, ...others } = part as Record<string, unknown>;
  if (batchesMade === undefined) return others;
  const { code, shelfLifeDays, ...flour } = others;
  return flour;
}

export function textOfMail({ html, text, ...headers }: Mail): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [...lines, '', text, '', html, ''].join('\n');
}
