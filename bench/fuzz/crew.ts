import { randomUUID } from 'node:crypto';
import type { ErrorAnswer } from '@dalan/contract/errors';
import { PASSWORD } from '../people.ts';
import type { Callers, Role } from './callers.ts';

/** The callers in another task: they make valid calls so that a fuzzed one finds what it needs. */
export type Crew = {
  origin: string;
  databaseUrl: string;
  userIdOf: (role: Role) => string;
  call: <Body>(role: Role, method: string, path: string, body?: object) => Promise<Body>;
  /** Gives a caller back what they lost by the answer: their session, or the proof of staff. */
  recover: (role: Role, status: number, answer: unknown) => Promise<boolean>;
};

/** Values of a call by field name. A value of `undefined` leaves the field out. */
export type Given = Record<string, unknown>;

/** Thrown if the shop refuses a valid call. An earlier fuzzed call may be the reason. */
export class Refused extends Error {}

export function createCrew(
  { origin, databaseUrl }: { origin: string; databaseUrl: string },
  callers: Callers,
): Crew {
  const send = async (role: Role, method: string, path: string, body?: object) => {
    const headers = {
      cookie: callers.get(role).cookie,
      'idempotency-key': randomUUID(),
      ...(body && { 'content-type': 'application/json' }),
    };
    const sent = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const answer = await fetch(origin + path, sent);
    return { status: answer.status, body: (await answer.json()) as unknown };
  };

  const recover = async (role: Role, status: number, answer: unknown) => {
    const isUnproved = (answer as Partial<ErrorAnswer> | null)?.code === 'PROOF_REQUIRED';
    if (role === 'visitor' || !(status === 401 || isUnproved)) return false;
    if (isUnproved) await send(role, 'POST', '/api/admin/proof/password', { password: PASSWORD });
    else await callers.replace(role);
    return true;
  };

  return {
    ...{ origin, databaseUrl, recover },
    userIdOf: (role) => callers.get(role).userId,
    call: async <Body>(role: Role, method: string, path: string, body?: object) => {
      let answer = await send(role, method, path, body);
      if (await recover(role, answer.status, answer.body)) {
        answer = await send(role, method, path, body);
      }
      if (answer.status < 300) return answer.body as Body;
      const said = `${method} ${path} answered ${answer.status} ${JSON.stringify(answer.body)}`;
      throw answer.status < 500 ? new Refused(said) : new Error(said);
    },
  };
}
