import { useQuery } from '@tanstack/react-query';
import { endpoints } from '@dalan/contract/endpoints';
import type { EndpointName } from '@dalan/contract/endpoints';
import type { Duty } from '@dalan/contract/people/staff';
import { sessionQuery } from './session.ts';

/**
 * Uses the same list as the server's guard, which decides. The panel only hides what would be
 * refused.
 */
export function mayCall(duty: Duty | undefined, name: EndpointName): boolean {
  return duty !== undefined && (endpoints[name].duties?.includes(duty) ?? false);
}

export function useMayCall(): (name: EndpointName) => boolean {
  const { data } = useQuery({ ...sessionQuery, enabled: false });
  return (name) => mayCall(data?.user?.duty, name);
}
