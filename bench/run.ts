import { readdirSync } from 'node:fs';

/** `npm run bench -- home` runs one bench; `npm run bench -- list` names them all. */
const [name = 'list'] = process.argv.slice(2);
const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.replace('.bench.ts', ''));

if (name === 'list') {
  console.log(names.join('\n'));
} else if (names.includes(name)) {
  await import(`./${name}.bench.ts`);
} else {
  console.error(`There is no bench "${name}". There are: ${names.join(', ')}`);
  process.exitCode = 1;
}
