import { createHash } from 'node:crypto';

/**
 * The id is the same for every try, so that mail systems drop a duplicate. It is hashed, because
 * its parts are internal.
 */
export function messageIdOf(parts: (string | number)[], mailDomain: string): string {
  const fingerprint = createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, 40);
  return `${fingerprint}@${mailDomain}`;
}
