export { checkInvariants } from './check-invariants.ts';
export type { BrokenInvariant } from './check-invariants.ts';
