import { startDrillServer } from './people/drill-shop.ts';
import { startOwnCaddy } from './machines/own-caddy.ts';
import { drillPort, endProgram, missingProgram } from './machines/programs.ts';
import { startReaders } from './people/readers.ts';
import type { Drill } from './run-drill.ts';

const SECOND_PORT = drillPort(11);
/** The proxy is trusted like a real one, but all customers of a drill come from one address. */
const ENV = { TRUST_PROXY: '127.0.0.1', LIMIT_REQUESTS_PER_ADDRESS: '1000000/60' };

/** Restarts two servers behind the proxy one after the other, as an upgrade does. */
export const rollingDrill: Drill = {
  name: 'rolling',
  env: ENV,
  isUnnoticed: true,
  findObstacle: () => missingProgram('caddy'),
  bring: async ({ shop }) => {
    const startSecond = () => startDrillServer(SECOND_PORT, shop.databaseUrl, ENV);
    let second = await startSecond();
    const firstPort = Number(new URL(shop.origin).port);
    const caddy = await startOwnCaddy([firstPort, SECOND_PORT]);
    const readers = startReaders(caddy.origin);
    return {
      origin: caddy.origin,
      faults: [
        async () => {
          await shop.stop();
          await shop.start();
        },
        async () => {
          await endProgram(second, 'SIGTERM');
          second = await startSecond();
        },
      ],
      end: async () => {
        const problems = await readers.end();
        await caddy.stop();
        await endProgram(second, 'SIGTERM');
        return problems;
      },
    };
  },
};
