import { useLocation } from 'react-router';
import type { NavigateOptions } from 'react-router';

type State = { isBackFromApp: true };

/** Opens the order in My Orders for a customer who comes back from a UPI app. */
export function backFromApp(orderId: string): [to: string, options: NavigateOptions] {
  const state: State = { isBackFromApp: true };
  return [`/myorders#${orderId}`, { replace: true, state }];
}

export function useIsBackFromApp(): boolean {
  const state = useLocation().state as Partial<State> | null;
  return state?.isBackFromApp === true;
}
