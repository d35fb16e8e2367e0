import { cutFromNodes, failoverDrill } from './failover.drill.ts';
import { runDrill } from './run-drill.ts';
import type { Sabotage } from './run-drill.ts';
import { goalOf, withPreparedPostgres } from './run-drills.ts';
import { hasHeld, printHeadings, printResult } from './table.ts';

/** Without the wait for a standby, a primary that is cut off acknowledges orders until it steps down. */
const drill = failoverDrill({ hasWitness: false, isSynchronous: false }, [cutFromNodes]);
const notWaitingForStandby: Sabotage = {
  name: 'a commit does not wait for the standby',
  isCaught: ({ lost, problems }) =>
    lost > 0 && problems.some((one) => one.startsWith('a write that')),
};

const goal = goalOf({ orders: 50, faults: 1, withinSeconds: 90, gapMostMs: 90_000 });

await withPreparedPostgres(async (postgres) => {
  console.log(`sabotage: ${notWaitingForStandby.name}`);
  printHeadings();
  const result = await runDrill(postgres, drill, goal, notWaitingForStandby);
  printResult(result);
  const isSeen = notWaitingForStandby.isCaught(result) && !hasHeld(result);
  console.log(isSeen ? 'caught' : 'NOT CAUGHT');
  process.exitCode = isSeen ? 0 : 1;
}, drill.startPostgres);
