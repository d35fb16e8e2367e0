import type { Drill } from './run-drill.ts';

/** Kills the server (kill -9) as often as the goal says, and restarts it as a supervisor would. */
export const killDrill: Drill = {
  name: 'kill',
  isCuttingAnswers: true,
  bring: async ({ shop }) => ({
    faults: [
      async () => {
        await shop.kill();
        await shop.start();
      },
    ],
  }),
};
