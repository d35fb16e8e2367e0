import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SIZE = '3m';
const MOUNT = `mount -t tmpfs -o size=${SIZE} tmpfs "$MEDIA_DIR"`;

/** A disk of 3 MB that only one process and its children see, as its folder for pictures. */
export function createSmallDisk() {
  const folder = mkdtempSync(join(tmpdir(), 'dalan-small-disk-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return {
    env: { MEDIA_DIR: folder },
    /** A command that ends by becoming another. */
    within: ['unshare', '--mount', 'sh', '-c', `${MOUNT} && exec "$@"`, 'sh'],
    /** The disk as the process with this number sees it. */
    seenBy: (pid: number) => openDisk(`/proc/${pid}/root${folder}`),
  };
}

function openDisk(folder: string) {
  const ballast = join(folder, 'ballast');
  return {
    /** Nothing but so much room is left. */
    fill: (roomBytes: number) => {
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - roomBytes)));
    },
    free: () => rmSync(ballast),
    /** Paths such as `<id>/320.avif`. */
    listFiles: () =>
      readdirSync(folder, { withFileTypes: true, recursive: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1)),
  };
}

/** Why there can be no such disk here. */
export function findDiskObstacle(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'dalan-small-disk-'));
  const { status, stderr, error } = spawnSync('unshare', ['--mount', 'sh', '-c', MOUNT], {
    env: { ...process.env, MEDIA_DIR: folder },
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true, force: true });
  if (status === 0) return undefined;
  return `no disk of its own can be mounted (it takes root): ${(error?.message ?? stderr).trim()}`;
}
