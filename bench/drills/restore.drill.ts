import { missingDebianPrograms } from './machines/postgres-programs.ts';
import { startReceivedPostgres } from './machines/received-postgres.ts';
import type { ReceivedPostgres } from './machines/received-postgres.ts';
import type { Drill } from './run-drill.ts';

/** This holds for a shop of this size; a larger one takes longer to copy. */
const RESTORE_MOST_MS = 30_000;

let postgres: ReceivedPostgres;

/** The disk is lost; a base backup and the WAL received since restore every order. */
export const restoreDrill: Drill = {
  name: 'restore',
  findObstacle: missingDebianPrograms,
  startPostgres: async () => {
    postgres = await startReceivedPostgres();
    return postgres;
  },
  bring: async () => {
    const tookMs: number[] = [];
    return {
      outageMs: RESTORE_MOST_MS,
      faults: [
        async () => {
          const start = performance.now();
          await postgres.loseDisk();
          await postgres.restore();
          tookMs.push(Math.round(performance.now() - start));
          await postgres.backUp();
        },
      ],
      figures: () => [`from the loss of the disk to the first write: ${tookMs.join(', ')} ms`],
    };
  },
};
