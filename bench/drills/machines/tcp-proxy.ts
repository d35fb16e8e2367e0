import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

export type TcpProxy = {
  open: (targetPort: number) => Promise<void>;
  /** Delays every answer by this much. */
  slowDown: (ms: number) => void;
  /**
   * Drops everything silently. Connections that are open now stay dead for ever, as when a router
   * forgot them; only connections opened after `recover` work again.
   */
  dropAll: () => void;
  recover: () => void;
  /** Resets every connection. */
  reset: () => void;
};

type Line = { client: Socket; target: Socket; isDead: boolean };

/** A proxy between the server and PostgreSQL that simulates a bad network. */
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
  // The proxy must not keep the process alive.
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
    dropAll: () => {
      isSunk = true;
      for (const line of lines) line.isDead = true;
    },
    recover: () => {
      isSunk = false;
      for (const { isDead, target } of lines) if (isDead) target.destroy();
    },
    reset: () => {
      for (const { client } of lines) client.resetAndDestroy();
    },
  };
}

/** Passes chunks on in their original order, even if the delay has become shorter meanwhile. */
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
