import { killDrill } from './kill.drill.ts';
import { mailDrill } from './mail.drill.ts';
import { postgresDrill } from './postgres.drill.ts';
import { redisDrill } from './redis.drill.ts';
import { runDrill } from './run-drill.ts';
import { goalOf, withPreparedPostgres } from './run-drills.ts';
import {
  poolsWithoutListeners,
  mailMarkedBeforeSending,
  orderSabotages,
} from './people/sabotage.ts';
import { hasHeld, printHeadings, printResult } from './table.ts';

/** A drill that cannot fail proves nothing: each must detect each of its sabotages, and fail. */
const goal = goalOf({ orders: 50, faults: 1, withinSeconds: 30 });
const trials = [
  ...orderSabotages.map((sabotage) => {
    return { sabotage, drills: [killDrill, postgresDrill, redisDrill], faults: goal.faults };
  }),
  // The postgres drill restarts only from its second fault on; one kill may find the worker idle.
  { sabotage: poolsWithoutListeners, drills: [postgresDrill], faults: 3 },
  { sabotage: mailMarkedBeforeSending, drills: [mailDrill], faults: 3 },
];

await withPreparedPostgres(async (postgres) => {
  for (const { sabotage, drills, faults } of trials) {
    console.log(`sabotage: ${sabotage.name}`);
    printHeadings();
    for (const drill of drills) {
      const result = await runDrill(postgres, drill, { ...goal, faults }, sabotage);
      printResult(result);
      if (sabotage.isCaught(result) && !hasHeld(result)) continue;
      console.log('  NOT CAUGHT');
      process.exitCode = 1;
    }
  }
});
console.log(process.exitCode === 1 ? 'some sabotage was NOT CAUGHT' : 'every sabotage was caught');
