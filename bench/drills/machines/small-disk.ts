import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SIZE = '3m';
const MOUNT = `mount -t tmpfs -o size=${SIZE} tmpfs "$MEDIA_DIR"`;

/** Makes a disk of 3 MB that only one process and its children see as the picture folder. */
export function createSmallDisk() {
  const folder = mkdtempSync(join(tmpdir(), 'dalan-small-disk-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return {
    env: { MEDIA_DIR: folder },
    /** This wrapper command execs another one. */
    within: ['unshare', '--mount', 'sh', '-c', `${MOUNT} && exec "$@"`, 'sh'],
    /** The disk as the process with this pid sees it. */
    seenBy: (pid: number) => openDisk(`/proc/${pid}/root${folder}`),
  };
}

function openDisk(folder: string) {
  const ballast = join(folder, 'ballast');
  return {
    /** Fills the disk until only this much space is left. */
    fill: (roomBytes: number) => {
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - roomBytes)));
    },
    free: () => rmSync(ballast),
    /** Returns paths such as `<id>/320.avif`. */
    listFiles: () =>
      readdirSync(folder, { withFileTypes: true, recursive: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1)),
  };
}

/** Says why such a disk is not possible here. */
export function findDiskObstacle(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'dalan-small-disk-'));
  const { status, stderr, error } = spawnSync('unshare', ['--mount', 'sh', '-c', MOUNT], {
    env: { ...process.env, MEDIA_DIR: folder },
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true, force: true });
  if (status === 0) return undefined;
  return `cannot mount a disk (needs root): ${(error?.message ?? stderr).trim()}`;
}
