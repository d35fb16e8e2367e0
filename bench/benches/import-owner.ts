import { once } from 'node:events';
import { setPriority } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';

/** The bench sends this message. This process answers "started", and at the end its checks. */
export type OwnerCommand = { origin: string; cookie: string; text: string; paceMs: number };
export type Check = { seconds: number; kb: number };

/** A real owner has their own machine, so sending megabytes must not take CPU from the shop. */
setPriority(10);

const [command] = (await once(process, 'message')) as [OwnerCommand];
const body = Buffer.from(JSON.stringify({ text: command.text }));
const visitors = { areDone: false };
process.once('message', () => (visitors.areDone = true));

async function check(): Promise<Check> {
  const startedAt = performance.now();
  const answer = await fetch(`${command.origin}/api/admin/product-import/check`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: command.cookie },
    body,
  });
  if (answer.status !== 200) throw new Error(`the check answered ${answer.status}`);
  const { byteLength } = await answer.arrayBuffer();
  return { seconds: (performance.now() - startedAt) / 1_000, kb: byteLength / 1024 };
}

const checks: Check[] = [await check()];
process.send?.('started');
while (!visitors.areDone) {
  const [checked] = await Promise.all([check(), delay(command.paceMs)]);
  checks.push(checked);
}
process.send?.(checks);
