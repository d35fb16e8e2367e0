import type { Drill } from './run-drill.ts';

/** kill -9 of the server, as often as the goal says; then it is restarted, as by a supervisor. */
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
