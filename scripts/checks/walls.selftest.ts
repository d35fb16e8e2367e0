/**
 * Proves that every wall works. It writes one violation per wall into an empty copy of the
 * workspace, expects each wall to report its own, and expects none in the real code.
 */
import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { plants } from './walls.plants.ts';
import type { Plant } from './walls.plants.ts';

type Violation = { from: string; to: string; rule: { name: string }; cycle?: { name: string }[] };
type Rule = { name: string; comment: string };
type Summary = {
  totalCruised: number;
  violations: Violation[];
  ruleSetUsed: { forbidden: Rule[] };
};
type Result = { modules: number; violations: Violation[]; rules: Rule[] };

const repository = resolve(import.meta.dirname, '../..');
const SOURCES = ['apps', 'packages', 'e2e', 'bench', 'scripts'];
const WALLS = { config: '.dependency-cruiser.mjs', sources: SOURCES };
const FOLDER_WALLS = { config: '.dependency-cruiser.folders.mjs', sources: ['apps/server/src'] };

function cruise(folder: string): Result {
  const [files, folders] = [runIn(folder, WALLS), runIn(folder, FOLDER_WALLS)];
  return {
    modules: files.totalCruised,
    violations: [...files.violations, ...folders.violations],
    rules: [...files.ruleSetUsed.forbidden, ...folders.ruleSetUsed.forbidden],
  };
}

function runIn(folder: string, { config, sources }: typeof WALLS): Summary {
  const depcruise = join(repository, 'node_modules/.bin/depcruise');
  const options = ['--config', config, '--output-type', 'json'];
  const { stdout, stderr } = spawnSync(process.execPath, [depcruise, ...sources, ...options], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  if (stdout === '') throw new Error(`dependency-cruiser printed no result: ${stderr}`);
  return (JSON.parse(stdout) as { summary: Summary }).summary;
}

/** Copies manifests and configuration and links dependencies. Each plant brings its own sources. */
function copyWorkspace(folder: string): void {
  const files = fs.globSync(
    ['{.,apps/*,packages/*,e2e,bench}/package.json', 'tsconfig*.json', '.dependency-cruiser*.mjs'],
    { cwd: repository },
  );
  for (const file of files) fs.cpSync(join(repository, file), join(folder, file));
  for (const source of SOURCES) fs.mkdirSync(join(folder, source), { recursive: true });

  for (const modules of fs.globSync('{.,apps/*,packages/*}/node_modules', { cwd: repository })) {
    fs.mkdirSync(join(folder, modules), { recursive: true });
    for (const name of fs.readdirSync(join(repository, modules))) {
      if (name === '@dalan') continue;
      fs.symlinkSync(join(repository, modules, name), join(folder, modules, name));
    }
  }
  // Our own packages must be the copies, or the walls would see paths outside the folder.
  fs.mkdirSync(join(folder, 'node_modules/@dalan'));
  for (const name of fs.readdirSync(join(folder, 'packages'))) {
    fs.symlinkSync(join(folder, 'packages', name), join(folder, 'node_modules/@dalan', name));
  }
}

function writePlants(folder: string): void {
  for (const { files } of Object.values(plants)) {
    for (const [path, text] of Object.entries(files)) {
      fs.mkdirSync(dirname(join(folder, path)), { recursive: true });
      fs.writeFileSync(join(folder, path), `${text}\nexport {};\n`);
    }
  }
}

function cruisePlants(): Result {
  const folder = fs.realpathSync(fs.mkdtempSync(join(tmpdir(), 'dalan-walls-')));
  try {
    copyWorkspace(folder);
    writePlants(folder);
    return cruise(folder);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

function isReported(rule: string, { at }: Plant): boolean {
  return planted.violations.some(({ rule: { name }, from }) => name === rule && from === at);
}

function describe({ rule, from, to, cycle }: Violation): string {
  const path = cycle === undefined ? [from, to] : [from, ...cycle.map(({ name }) => name)];
  const advice = tree.rules.find(({ name }) => name === rule.name)?.comment;
  return `${rule.name}: ${path.join(' → ')}\n    ${advice ?? ''}`;
}

const planted = cruisePlants();
const tree = cruise(repository);
const names = planted.rules.map(({ name }) => name);
const silent = Object.entries(plants).filter(([rule, plant]) => !isReported(rule, plant));

const problems = [
  ...names.filter((name) => !(name in plants)).map((name) => `${name} has no plant`),
  ...silent.map(([rule, { at }]) => `${rule} does not report ${at}`),
  ...(tree.modules === 0 ? ['dependency-cruiser found no module in the repository'] : []),
  ...tree.violations.map(describe),
];
for (const problem of problems) console.error(`✘ ${problem}`);
console.log(
  `walls: ${names.length}, reporting their plant: ${Object.keys(plants).length - silent.length}; ` +
    `modules in the repository: ${tree.modules}, violations: ${tree.violations.length}`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
