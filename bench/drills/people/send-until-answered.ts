import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { ErrorAnswer } from '@dalan/contract/errors';
import type { Person } from '../../people.ts';

export type Answered<Body> = { status: number; body: Partial<Body>; retries: number };

type Call = {
  origin: string;
  by: Person;
  method: string;
  path: string;
  body?: object | undefined;
  /** A new one if it is absent. */
  key?: string | undefined;
};

const TRY_AGAIN_MS = 50;
const GIVE_UP_AFTER_MS = 60_000;
const ANSWER_WITHIN_MS = 20_000;

/** Sends a call with one key until it is answered: a broken connection or a 503 is no answer. */
export async function sendUntilAnswered<Body>(call: Call): Promise<Answered<Body>> {
  const { origin, by, method, path, body, key = randomUUID() } = call;
  const headers = {
    cookie: by.cookie,
    'idempotency-key': key,
    ...(body && { 'content-type': 'application/json' }),
  };
  const late = performance.now() + GIVE_UP_AFTER_MS;
  for (let retries = 0; ; retries += 1) {
    try {
      const answer = await fetch(origin + path, {
        ...{ method, headers, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) },
        ...(body && { body: JSON.stringify(body) }),
      });
      if (answer.status !== 503) {
        return { status: answer.status, body: (await answer.json()) as Partial<Body>, retries };
      }
    } catch (error) {
      if (performance.now() > late) throw error;
    }
    if (performance.now() > late) throw new Error(`${method} ${path} gets no answer`);
    await delay(TRY_AGAIN_MS);
  }
}

/** The code of a refusal. */
export function codeOf({ body }: Answered<unknown>): ErrorAnswer['code'] | undefined {
  return (body as Partial<ErrorAnswer>).code;
}
