import { setTimeout as delay } from 'node:timers/promises';
import { logIn, PASSWORD, registerCustomer } from '../../people.ts';

const PAUSE_MS = 100;
const SLOWEST_MS = 2_000;
/** The shop's default limit of tries for one account from one address. */
const WRONG_TRIES = 10;

export type LogInWatch = { end: () => Promise<string[]> };

/** Lets one customer log in again and again. At the end somebody guesses their password. */
export async function watchLogIns(origin: string): Promise<LogInWatch> {
  const email = 'log-ins@dalan.example';
  await registerCustomer(origin, email);
  const problems: string[] = [];
  const ending = new AbortController();
  const logIns = (async () => {
    while (!ending.signal.aborted) {
      const start = performance.now();
      await logIn(origin, '/api/login', { email, password: PASSWORD }).catch((error: unknown) => {
        problems.push(`log-in: ${String(error)}`);
      });
      const tookMs = Math.round(performance.now() - start);
      if (tookMs > SLOWEST_MS) problems.push(`log-in: took ${tookMs} ms`);
      await delay(PAUSE_MS);
    }
  })();
  return {
    end: async () => {
      ending.abort();
      await logIns;
      const answers = await guess(origin, email);
      if (answers.at(-1) !== 429) problems.push(`guesses were answered ${answers.join(', ')}`);
      return problems;
    },
  };
}

async function guess(origin: string, email: string): Promise<number[]> {
  const answers: number[] = [];
  for (let tried = 0; tried <= WRONG_TRIES; tried += 1) {
    const answer = await fetch(`${origin}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: `${PASSWORD}-wrong` }),
    });
    await answer.arrayBuffer();
    answers.push(answer.status);
  }
  return answers;
}
