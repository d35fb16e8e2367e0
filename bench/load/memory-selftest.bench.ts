import { resolve } from 'node:path';
import { printMemory, runMemory } from './memory-run.ts';

/** A check that cannot fail proves nothing: a leaking server must be detected. */
const leak = resolve(import.meta.dirname, 'leak-per-request.ts');
const run = await runMemory({ rate: 60, minutes: 3 }, ['--import', leak]);
printMemory(run);
console.log(run.heap.isLeak ? 'the leak was detected' : 'the leak was NOT DETECTED');
process.exitCode = run.heap.isLeak ? 0 : 1;
