import { createHash } from 'node:crypto';

/** Stable per mail, so that mail systems drop a duplicate. Hashed, because the parts are internal. */
export function messageIdOf(parts: (string | number)[], mailDomain: string): string {
  const fingerprint = createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, 40);
  return `${fingerprint}@${mailDomain}`;
}
