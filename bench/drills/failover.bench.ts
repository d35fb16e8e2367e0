import { failoverDrill, kinds } from './failover.drill.ts';
import { goalOf, runDrills } from './run-drills.ts';

/**
 * `FAILOVER_TIMES` says how often each fault is caused (2), `FAILOVER_WITNESS=true` that the third node
 * only votes, and `FAILOVER_ONLY` is a pattern of the faults to cause.
 */
const { FAILOVER_TIMES = '2', FAILOVER_WITNESS, FAILOVER_ONLY = '' } = process.env;
const caused = kinds.filter(({ fault }) => new RegExp(FAILOVER_ONLY).test(fault));
const goal = goalOf({
  orders: 100,
  faults: Number(FAILOVER_TIMES) * caused.length,
  withinSeconds: 7_200,
  gapMostMs: 30_000,
});

await runDrills([failoverDrill({ hasWitness: FAILOVER_WITNESS === 'true' }, caused)], goal);
