import { killDrill } from './drills/kill.drill.ts';
import { postgresDrill } from './drills/postgres.drill.ts';
import { redisDrill } from './drills/redis.drill.ts';
import { runDrill } from './drills/run-drill.ts';
import { goalOf, withPreparedPostgres } from './drills/run-drills.ts';
import { sabotages } from './drills/sabotage.ts';
import { hasHeld, printHeadings, printResult } from './drills/table.ts';

/** A drill that cannot fail proves nothing: each must notice each sabotage, and fail. */
const goal = goalOf({ orders: 50, faults: 1, withinSeconds: 30 });

await withPreparedPostgres(async (postgres) => {
  for (const sabotage of sabotages) {
    console.log(`sabotage: ${sabotage.name}`);
    printHeadings();
    for (const drill of [killDrill, postgresDrill, redisDrill]) {
      const result = await runDrill(postgres, drill, goal, sabotage.commit);
      printResult(result);
      if (sabotage.isCaught(result) && !hasHeld(result)) continue;
      console.log('  NOT CAUGHT');
      process.exitCode = 1;
    }
  }
});
console.log(process.exitCode === 1 ? 'some sabotage went unseen' : 'every sabotage was caught');
