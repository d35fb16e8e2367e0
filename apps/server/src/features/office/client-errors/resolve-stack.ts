import { globSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import type { SourceMapPayload } from 'node:module';
import { basename, join } from 'node:path';

export type ResolveStack = (stack: string) => string;

/** Each build keeps the maps of its scripts beside what it serves. */
const MAPS = ['apps/storefront/build/*/maps/**/*.js.map', 'apps/admin/build/maps/**/*.js.map'];
const PLACE = /([\w.-]+[.]js):(\d+):(\d+)/;

/**
 * Reads the source maps of releases. A script is found by its name, which contains the hash of its
 * contents, so a map can come from any release.
 */
export function openStackResolver(releases: string[]): ResolveStack {
  const files = new Map<string, string>();
  for (const release of releases) {
    for (const file of globSync(MAPS, { cwd: release })) {
      files.set(basename(file, '.map'), join(release, file));
    }
  }
  const read = new Map<string, SourceMap>();
  const mapOf = (script: string): SourceMap | undefined => {
    const file = files.get(script);
    if (file === undefined) return undefined;
    const map =
      read.get(script) ?? new SourceMap(JSON.parse(readFileSync(file, 'utf8')) as SourceMapPayload);
    read.set(script, map);
    return map;
  };
  return (stack) => {
    const lines = stack.split('\n').map((line) => {
      const [, script = '', row, column] = PLACE.exec(line) ?? [];
      const entry = mapOf(script)?.findEntry(Number(row) - 1, Number(column) - 1);
      if (entry === undefined || !('originalSource' in entry)) return line;
      const { originalSource, originalLine, originalColumn } = entry;
      const source = originalSource.replace(/^(?:[.]{2}\/)+/, '');
      return `${line}  ← ${source}:${originalLine + 1}:${originalColumn + 1}`;
    });
    return lines.join('\n');
  };
}
