import { randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { Gate } from '../../platform/gate.ts';

export type Passwords = {
  hash: (password: string, sharedBy?: string) => Promise<string>;
  /** Without a hash it works as long, and says no: an unknown e-mail costs the same time. */
  verify: (
    passwordHash: string | undefined,
    password: string,
    sharedBy?: string,
  ) => Promise<boolean>;
};

/** Argon2id (the library's default kind) at the least strength that OWASP names. */
const STRENGTH = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Hashing is the dearest thing a stranger can ask for, so all of it goes through a gate. `sharedBy`
 * says who asks: nobody gets more of the queue than others who wait.
 */
export function createPasswords(gate: Gate): Passwords {
  const nobodysHash = hash(randomUUID(), STRENGTH);
  return {
    hash: (password, sharedBy) => gate(() => hash(password, STRENGTH), sharedBy),
    verify: (passwordHash, password, sharedBy) =>
      gate(async () => {
        const isRight = await verify(passwordHash ?? (await nobodysHash), password);
        return isRight && passwordHash !== undefined;
      }, sharedBy),
  };
}
