import { missingDebianPrograms } from './postgres-programs.ts';
import { startReceivedPostgres } from './received-postgres.ts';
import type { ReceivedPostgres } from './received-postgres.ts';
import type { Drill } from './run-drill.ts';

/** A shop of this size; a bigger one takes longer to copy. */
const RESTORE_MOST_MS = 30_000;

let postgres: ReceivedPostgres;

/** The disk is gone; a base backup and what was received since bring back every order. */
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
