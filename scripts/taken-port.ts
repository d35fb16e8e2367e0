import { createServer } from 'node:net';
import { isReady } from './shop-process.ts';

/** Ends the program with one line if another one listens on this port. */
export async function refuseTakenPort(port: number): Promise<void> {
  if (await isFree(port)) return;
  const message = (await isReady(String(port)))
    ? `The shop is already running at http://localhost:${port}/.`
    : `Another program uses port ${port}: choose a free one, such as PORT=${port + 1}.`;
  console.error(message);
  process.exit(1);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}
