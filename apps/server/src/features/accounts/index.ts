export { createAccount } from './create-account.ts';
export type { NewAccount } from './create-account.ts';
export { findCallerByToken } from './find-caller-by-token.ts';
export { createPasswords } from './passwords.ts';
