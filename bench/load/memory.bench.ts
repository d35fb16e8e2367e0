import { printMemory, runMemory } from './memory-run.ts';

/** Runs half an hour of an ordinary day: the memory of a server process must not grow. */
const minutes = Number(process.env['MEMORY_MINUTES'] ?? 30);
const run = await runMemory({ rate: Number(process.env['MEMORY_RATE'] ?? 60), minutes });
printMemory(run);
/** Before this time, the resident size still grows normally. */
const SETTLED_MINUTES = 10;
const isResidentLeak = run.resident.isLeak && minutes >= SETTLED_MINUTES;
// If calls failed, the load was not the intended one.
const hasHeld = !run.heap.isLeak && !isResidentLeak && run.errors === 0;
console.log(hasHeld ? 'held' : 'FAILED');
process.exitCode = hasHeld ? 0 : 1;
