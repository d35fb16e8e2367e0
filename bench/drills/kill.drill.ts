import type { Drill } from './run-drill.ts';

/** kill -9 of the server, as often as the goal says; whoever watches over it starts it again. */
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
