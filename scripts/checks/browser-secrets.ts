import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const repository = resolve(import.meta.dirname, '../..');

/**
 * `npm run build` sets every secret setting to this harmless value. If a front end includes one,
 * the search finds it.
 */
export const CANARY = 'canary-4711';

/** Words that belong to the server. No browser needs any of them. */
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

/** Returns the names of the server's settings that have two words: `PORT` would match anywhere. */
function settingNames(): string[] {
  const config = readFileSync(join(repository, 'apps/server/src/config.ts'), 'utf8');
  return [...config.matchAll(/^ {2}([A-Z]+_[A-Z_]+):/gm)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'NODE_ENV');
}

const secrets = [CANARY, repository, ...SERVER_WORDS, ...settingNames()];

/** Returns the words in this text that must not reach a browser. */
export function findSecrets(text: string): string[] {
  return secrets.filter((secret) => text.includes(secret));
}
