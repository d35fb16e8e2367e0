import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

export type TcpProxy = {
  open: (targetPort: number) => Promise<void>;
  /** Every answer comes so much later. */
  slowDown: (ms: number) => void;
  /**
   * Nothing passes, and nobody is told. What is open now stays dead for ever, as where a router
   * forgot it; only what is opened after `surface` carries anything again.
   */
  sink: () => void;
  surface: () => void;
  /** Every connection breaks with a reset. */
  reset: () => void;
};

type Line = { client: Socket; target: Socket; isDead: boolean };

/** Stands between the server and PostgreSQL, and makes the way between them bad. */
export function createTcpProxy(port: number): TcpProxy {
  const lines = new Set<Line>();
  let targetPort = 0;
  let delayMs = 0;
  let isSunk = false;

  const proxy = createServer((client) => {
    const line = { client, target: connect(targetPort, '127.0.0.1'), isDead: isSunk };
    lines.add(line);
    pass(client, line.target, () => 0, line);
    pass(line.target, client, () => delayMs, line);
    client.on('close', () => {
      lines.delete(line);
      line.target.destroy();
    });
    line.target.on('close', () => line.isDead || client.destroy());
  });
  // The server may speak through it until its very end.
  proxy.unref();

  return {
    open: async (target) => {
      targetPort = target;
      if (proxy.listening) return;
      proxy.listen(port, '127.0.0.1');
      await once(proxy, 'listening');
    },
    slowDown: (ms) => {
      delayMs = ms;
    },
    sink: () => {
      isSunk = true;
      for (const line of lines) line.isDead = true;
    },
    surface: () => {
      isSunk = false;
      for (const { isDead, target } of lines) if (isDead) target.destroy();
    },
    reset: () => {
      for (const { client } of lines) client.resetAndDestroy();
    },
  };
}

/** In the order in which it came, also where the delay has become shorter meanwhile. */
function pass(from: Socket, to: Socket, delayMs: () => number, line: Line): void {
  let passed = Promise.resolve();
  from.on('error', () => undefined);
  from.on('data', (chunk: Buffer) => {
    const dueAt = performance.now() + delayMs();
    passed = passed.then(async () => {
      const restMs = dueAt - performance.now();
      if (restMs > 0) await delay(restMs);
      if (!line.isDead && to.writable) to.write(chunk);
    });
  });
}
