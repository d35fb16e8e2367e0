import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const LIBRARIES = '/usr/lib';
const NAME = 'libfaketime.so.1';

/** Finds the library on Debian, for any CPU architecture. */
function findLibrary(): string | undefined {
  return readdirSync(LIBRARIES)
    .flatMap((folder) => {
      const place = join(LIBRARIES, folder, 'faketime');
      try {
        return readdirSync(place).map((file) => join(place, file));
      } catch {
        return [];
      }
    })
    .find((path) => path.endsWith(NAME));
}

export function findClockObstacle(): string | undefined {
  return findLibrary() === undefined ? `no ${NAME} (Debian: apt install faketime)` : undefined;
}

/** Gives a program a clock that is off by `-1h` or `+400d`. Its timers stay correct. */
export function clockAt(offset: string): Record<string, string> {
  const library = findLibrary();
  if (library === undefined) throw new Error(`${NAME} is gone`);
  return { LD_PRELOAD: library, FAKETIME: offset, FAKETIME_DONT_FAKE_MONOTONIC: '1' };
}
