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

/** Status, the headers that say what the body is, and the body. */
export function textOfAnswer({ statusCode, headers, body }: LightMyRequestResponse): string {
  const shown = ['content-type', 'content-disposition']
    .filter((header) => headers[header] !== undefined)
    .map((header) => `${header}: ${String(headers[header])}`);
  return [String(statusCode), ...shown, '', readable(body, headers), ''].join('\n');
}

/** JSON has one value a line, if nothing is lost: without the spaces it is the body again. */
function readable(body: string, headers: LightMyRequestResponse['headers']): string {
  if (!String(headers['content-type']).startsWith('application/json')) return body;
  const value: unknown = JSON.parse(body);
  return JSON.stringify(value) === body ? JSON.stringify(value, null, 1) : body;
}

export function textOfMail({ html, text, ...headers }: Mail): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [...lines, '', text, '', html, ''].join('\n');
}
