import type { WaitingAction } from './phone-store.ts';

/** After this many failures of the mill, later actions no longer wait for an action. */
export const FAILURES_MAX = 5;

/**
 * The next action to send is the oldest. Actions that were set aside come last and take turns, so
 * that none of them keeps another from being tried.
 */
export function nextToSend(actions: WaitingAction[], riderId: string): WaitingAction | undefined {
  const own = actions.filter((one) => one.riderId === riderId && one.refusal === undefined);
  const inTime = own.find(({ aside }) => aside === undefined);
  return inTime ?? own.toSorted((a, b) => (a.failures ?? 0) - (b.failures ?? 0))[0];
}

/** The action after the mill answered once more with an error of its own. */
export function afterFailure(action: WaitingAction): WaitingAction {
  const failures = (action.failures ?? 0) + 1;
  const isTooOften = failures >= FAILURES_MAX;
  return {
    ...action,
    failures,
    ...(isTooOften && { aside: action.aside ?? { isReported: false } }),
  };
}
