import { useRef, useState } from 'react';

/** Returns the new state, or undefined if the event changed nothing. */
export type Send<State, Event> = (event: Event) => State | undefined;

/**
 * A reducer whose events take effect at once, even between two renders or after the customer has
 * left the page.
 */
export function useMachine<State, Event>(
  reduce: (state: State, event: Event) => State,
  open: () => State,
): [State, Send<State, Event>] {
  const [state, setState] = useState(open);
  const latest = useRef(state);
  function send(event: Event): State | undefined {
    const next = reduce(latest.current, event);
    if (next === latest.current) return undefined;
    latest.current = next;
    setState(next);
    return next;
  }
  return [state, send];
}
