import { createHash, randomBytes } from 'node:crypto';

const TOKEN = /^[\w-]{43}$/;

/** 256 random bits, as the cookie holds them. */
export function createSessionToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps: a stolen copy of it opens nothing. */
export function hashSessionToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

export function isSessionToken(value: string): boolean {
  return TOKEN.test(value);
}
