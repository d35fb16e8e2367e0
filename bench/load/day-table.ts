import { KINDS, MIX } from './calls.ts';
import type { Climb } from './climb.ts';
import type { Step } from './step.ts';
import { CORES } from './usage.ts';

const HEADINGS = [
  ...['asked/s', 'reached/s', 'p50', 'p99', ...KINDS, 'errors'],
  ...['late', 'loop', 'server', 'postgres', 'load', 'others'],
];
/** From this share on, the machine's cores or the one core of a process count as full. */
const FULL = 0.9;
/** If other processes use more CPU than this, in cores, the results are not reliable. */
const QUIET = 0.25;

export function printMix(): void {
  const mix = KINDS.map((kind) => `${kind} ${MIX[kind]}`).join(', ');
  console.log(`Of a hundred calls: ${mix}.`);
  console.log(
    [
      'All times in ms from the planned send time; for each kind the p99. "p50" and "p99" exclude',
      'log-ins. "late": p99 of how late the load was sent. "loop": p99 of the server\'s event',
      'loop delay, about 10 when idle. CPU in % of one core. The load generator shares the',
      `${CORES} cores with all it measures; "others" is work that has nothing to do with the shop.`,
    ].join('\n'),
  );
}

export function printHeadings(): void {
  console.log([...HEADINGS, 'verdict'].join('  '));
}

export function printStep(step: Step): void {
  const { rate, reached, all, kinds, errors, sentLateMs, loopDelayMs, shares } = step;
  const times = [all.p50, all.p99, ...KINDS.map((kind) => kinds[kind].p99)];
  const cpu = [shares.server, shares.postgres, shares.load, shares.others];
  const figures = [
    ...[rate, reached, ...times, errors, sentLateMs, loopDelayMs],
    ...cpu.map((share) => share * 100),
  ].map((figure, column) => figure.toFixed(0).padStart(HEADINGS[column]?.length ?? 0));
  console.log([...figures, step.hasHeld ? 'held' : 'NOT HELD'].join('  '));
}

export function printKnee(servers: number, { knee, beyond }: Climb): void {
  const who = `${servers} server process${servers === 1 ? '' : 'es'}`;
  if (knee === undefined) return console.log(`${who}: no rate held`);
  const orders = (knee.rate * MIX.order) / 100;
  const held = `${who}: knee at ${knee.rate} calls/s, with ${orders.toFixed(0)} orders/s`;
  if (beyond === undefined) return console.log(`${held}; the highest rate held: try higher rates`);
  console.log(`${held}; ${beyond.rate}/s did not hold: ${whatIsFull(servers, beyond)}`);
  if (beyond.shares.others > QUIET) console.log('Other processes used the CPU: measure again.');
}

function whatIsFull(servers: number, { shares }: Step): string {
  const percent = (share: number) => `${(share * 100).toFixed(0)} %`;
  const parts = [
    `server ${percent(shares.server)}`,
    `PostgreSQL ${percent(shares.postgres)}`,
    `load ${percent(shares.load)}`,
    `others ${percent(shares.others)}`,
  ].join(', ');
  const full = [
    ...(shares.server >= FULL * servers ? ['the server threads'] : []),
    ...(shares.machine >= FULL * CORES ? [`all ${CORES} cores`] : []),
  ];
  const verdict =
    full.length > 0 ? `full: ${full.join(' and ')}` : 'no CPU was full: it was waiting';
  return `${verdict} (${parts} of a core)`;
}
