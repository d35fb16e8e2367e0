import type { RawBuilder } from 'kysely';

export type Finding = { finding: string };
/** `finder` returns every violation. */
export type Invariant = { name: string; finder: RawBuilder<Finding> };
