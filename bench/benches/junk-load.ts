import { randomBytes, randomUUID } from 'node:crypto';
import { setPriority } from 'node:os';
import autocannon from 'autocannon';

/** The bench sends this message, and this process sends a report back. */
export type JunkCommand = {
  origin: string;
  connections: number;
  seconds: number;
  addresses: number;
};
export type JunkReport = { perSecond: number; answers: Record<string, number> };

/** A real attacker has their own machine, so this process must not take CPU from the shop. */
setPriority(10);

const word = () => randomBytes(6).toString('hex');
const junk = [
  () => `/?${word()}=${word()}`,
  () => `/products?${word()}`,
  () => `/${word()}/${word()}`,
  () => `/product/${randomUUID()}`,
  () => `/cart/${randomUUID()}/${1 + Math.floor(Math.random() * 50)}`,
  () => `/products?q=${word()}`,
  () => `/products?category=${word()}&min=${Math.floor(Math.random() * 9_999_999)}`,
  () => `/login?next=/product/${randomUUID()}`,
  () => `/api/products?q=${word()}`,
];

process.once('message', ({ origin, connections, seconds, addresses }: JunkCommand) => {
  let number = 0;
  autocannon({
    url: origin,
    connections,
    duration: seconds,
    requests: [
      {
        setupRequest: (request) => {
          number += 1;
          return {
            ...request,
            path: junk[number % junk.length]!(),
            headers: { 'x-forwarded-for': `203.0.113.${1 + (number % addresses)}` },
          };
        },
      },
    ],
  }).then((result) => {
    const stats = Object.entries(result.statusCodeStats ?? {});
    const answers = Object.fromEntries(stats.map(([status, { count }]) => [status, count ?? 0]));
    const report: JunkReport = {
      perSecond: result.requests.average,
      answers: { ...answers, ...(result.errors > 0 && { none: result.errors }) },
    };
    process.send?.(report, () => process.disconnect());
  }, console.error);
});
