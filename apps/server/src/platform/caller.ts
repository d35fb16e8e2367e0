import type { Duty } from '@dalan/contract/people/staff';

/** The caller according to the session row. Nothing here is what the browser claims. */
export type Caller = {
  userId: string;
  role: 'user' | 'admin';
  /** What staff may do. Customers have none. */
  duty?: Duty | undefined;
  /** True if they proved who they are in the last 15 minutes, at log-in or when asked again. */
  hasFreshProof: boolean;
  /** True for staff without the passkey that the shop requires. */
  lacksPasskey: boolean;
};

export type Duties = readonly Duty[] | undefined;

/** The duty is read with each request, so that a change counts from the next one. */
export function hasDuty(caller: Caller | undefined, duties: Duties): boolean {
  return caller?.duty !== undefined && (duties?.includes(caller.duty) ?? false);
}
