import { randomUUID } from 'node:crypto';
import { hash, parseOptions } from '@node-rs/argon2';
import type { ConcurrencyLimit } from '../../platform/concurrency-limit.ts';

export type Passwords = {
  hash: (password: string, sharedBy?: string) => Promise<string>;
  /**
   * The hash that the recipe gives for this password. Without a recipe it works as long, and fits
   * nobody's: an unknown e-mail costs the same time.
   */
  hashAgain: (recipe: string | undefined, password: string, sharedBy?: string) => Promise<string>;
};

/** Argon2id (the library's default kind) at the least strength that OWASP names. */
const STRENGTH = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Hashing is the dearest thing a stranger can ask for, so all of it goes through a gate. `sharedBy`
 * says who asks: nobody gets more of the queue than others who wait.
 */
export function createPasswords(gate: ConcurrencyLimit): Passwords {
  const nobodysRecipe = hash(randomUUID(), STRENGTH).then(recipeOf);
  return {
    hash: (password, sharedBy) => gate(() => hash(password, STRENGTH), sharedBy),
    hashAgain: (recipe, password, sharedBy) =>
      gate(async () => hash(password, optionsOf(recipe ?? (await nobodysRecipe))), sharedBy),
  };
}

/** `$argon2id$v=19$m=19456,t=2,p=1$<salt>`: everything but the hash itself. */
function recipeOf(passwordHash: string): string {
  return passwordHash.slice(0, passwordHash.lastIndexOf('$'));
}

function optionsOf(recipe: string) {
  const salt = Buffer.from(recipe.slice(recipe.lastIndexOf('$') + 1), 'base64');
  // The library reads whole hashes only; which one it is matters to none of the options.
  const { memoryCost, timeCost, parallelism } = parseOptions(`${recipe}$${'A'.repeat(43)}`);
  return { memoryCost, timeCost, parallelism, salt };
}
