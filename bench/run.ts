import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { allDrills } from './drills/all-drills.ts';
import { goalOf, runDrills } from './drills/run-drills.ts';

/** `npm run bench -- home` runs one bench or drill; `npm run bench -- list` names them all. */
const [name = 'list'] = process.argv.slice(2);
const benches = globSync('*/*.bench.ts', { cwd: import.meta.dirname });
const bench = benches.find((file) => basename(file) === `${name}.bench.ts`);
const drill = allDrills.find((each) => each.name === name);
const names = [
  ...benches.map((file) => basename(file, '.bench.ts')),
  ...allDrills.map((each) => each.name),
].sort();

if (name === 'list') {
  console.log(names.join('\n'));
} else if (bench !== undefined) {
  await import(`./${bench}`);
} else if (drill !== undefined) {
  await runDrills([drill], goalOf());
} else {
  console.error(`There is no bench "${name}". There are: ${names.join(', ')}`);
  process.exitCode = 1;
}
