import { printMemory, runMemory } from './memory-run.ts';

/** Half an hour of an ordinary day: what a server process holds must not grow. */
const minutes = Number(process.env['MEMORY_MINUTES'] ?? 30);
const run = await runMemory({ rate: Number(process.env['MEMORY_RATE'] ?? 60), minutes });
printMemory(run);
/** Before, the process is still taking memory from the system that it will use again. */
const SETTLED_MINUTES = 10;
const isResidentLeak = run.resident.isLeak && minutes >= SETTLED_MINUTES;
// A load that fails is not the load that was to be measured.
const hasHeld = !run.heap.isLeak && !isResidentLeak && run.errors === 0;
console.log(hasHeld ? 'held' : 'FAILED');
process.exitCode = hasHeld ? 0 : 1;
