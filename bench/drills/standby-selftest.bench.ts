import { runDrill } from './run-drill.ts';
import { goalOf, withPreparedPostgres } from './run-drills.ts';
import { notWaitingForStandby } from './sabotage-standby.ts';
import { standbyDrill } from './standby.drill.ts';
import { hasHeld, printHeadings, printResult } from './table.ts';

/** The same crash without a synchronous standby must lose orders, and the drill must detect it. */
const goal = goalOf({ orders: 50, faults: 1, withinSeconds: 30 });

await withPreparedPostgres(async (postgres) => {
  console.log(`sabotage: ${notWaitingForStandby.name}`);
  printHeadings();
  const result = await runDrill(postgres, standbyDrill, goal, notWaitingForStandby);
  printResult(result);
  const isSeen = notWaitingForStandby.isCaught(result) && !hasHeld(result);
  console.log(isSeen ? 'caught' : 'NOT CAUGHT');
  process.exitCode = isSeen ? 0 : 1;
}, standbyDrill.startPostgres);
