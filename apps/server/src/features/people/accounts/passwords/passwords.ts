import { randomUUID } from 'node:crypto';
import { hash, parseOptions } from '@node-rs/argon2';
import type { ConcurrencyLimit } from '../../../../platform/concurrency-limit.ts';

export type Passwords = {
  hash: (password: string, sharedBy?: string) => Promise<string>;
  /**
   * Hashes with the stored parameters and salt (the recipe). Without a recipe it takes as long and
   * matches no account, so that the time does not reveal an unknown e-mail.
   */
  hashAgain: (recipe: string | undefined, password: string, sharedBy?: string) => Promise<string>;
};

/** Argon2id (the library's default) at OWASP's minimum strength. */
const STRENGTH = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Hashing is the costliest anonymous operation, so it runs under a concurrency limit. `sharedBy` is
 * the key for a fair share of the queue.
 */
export function createPasswords(limit: ConcurrencyLimit): Passwords {
  const dummyRecipe = hash(randomUUID(), STRENGTH).then(recipeOf);
  return {
    hash: (password, sharedBy) => limit(() => hash(password, STRENGTH), sharedBy),
    hashAgain: (recipe, password, sharedBy) =>
      limit(async () => hash(password, optionsOf(recipe ?? (await dummyRecipe))), sharedBy),
  };
}

/** `$argon2id$v=19$m=19456,t=2,p=1$<salt>`: all but the hash itself. */
function recipeOf(passwordHash: string): string {
  return passwordHash.slice(0, passwordHash.lastIndexOf('$'));
}

function optionsOf(recipe: string) {
  const salt = Buffer.from(recipe.slice(recipe.lastIndexOf('$') + 1), 'base64');
  // The library parses only complete hashes, so append a dummy one.
  const { memoryCost, timeCost, parallelism } = parseOptions(`${recipe}$${'A'.repeat(43)}`);
  return { memoryCost, timeCost, parallelism, salt };
}
