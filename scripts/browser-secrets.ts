import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const repository = resolve(import.meta.dirname, '..');

/**
 * `npm run build` gives every secret of the settings this value: a front end that takes one in
 * takes in a word that is worth nothing and is found.
 */
export const CANARY = 'canary-4711';

/** What only the server knows; no browser has a use for any of it. */
const SERVER_WORDS = [
  'password_hash',
  'passwordHash',
  'token_hash',
  'tokenHash',
  '$argon2',
  'dalan_session',
  'dalan_device',
  'audit_log',
  'postgres://',
  'process.env',
  'node_modules',
  'sourceMappingURL',
  'BEGIN PRIVATE KEY',
];

/** The settings of the server by their names: those of two words, so that PORT is no secret. */
function settingNames(): string[] {
  const config = readFileSync(join(repository, 'apps/server/src/config.ts'), 'utf8');
  return [...config.matchAll(/^ {2}([A-Z]+_[A-Z_]+):/gm)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'NODE_ENV');
}

const secrets = [CANARY, repository, ...SERVER_WORDS, ...settingNames()];

/** The words in a text that must not reach a browser. */
export function findSecrets(text: string): string[] {
  return secrets.filter((secret) => text.includes(secret));
}
