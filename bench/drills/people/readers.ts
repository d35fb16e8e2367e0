import { setTimeout as delay } from 'node:timers/promises';

const READERS = 4;
const PAUSE_MS = 20;
const ANSWER_WITHIN_MS = 10_000;

export type Reading = { end: () => Promise<string[]> };

/** Starts visitors who read the catalogue all the time, and reports every wrong answer. */
export function startReaders(origin: string): Reading {
  const problems: string[] = [];
  const leaving = new AbortController();
  const readers = Array.from({ length: READERS }, async () => {
    while (!leaving.signal.aborted) {
      const problem = await read(`${origin}/api/products`);
      if (problem !== undefined) problems.push(`catalogue: ${problem}`);
      await delay(PAUSE_MS);
    }
  });
  return {
    end: async () => {
      leaving.abort();
      await Promise.all(readers);
      return problems;
    },
  };
}

async function read(url: string): Promise<string | undefined> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
    await answer.json();
    return answer.ok ? undefined : `answered ${answer.status}`;
  } catch (error) {
    return String(error);
  }
}
