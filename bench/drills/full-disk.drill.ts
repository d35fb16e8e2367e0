import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { PICTURE_FORMATS, PICTURE_WIDTHS, PREVIEW_FILE } from '@dalan/contract/catalog/media';
import { withDatabase } from '../stored-orders.ts';
import { endProgram, repository, startProgram } from './machines/programs.ts';
import { startReaders } from './people/readers.ts';
import type { Drill } from './run-drill.ts';
import { createSmallDisk, findDiskObstacle } from './machines/small-disk.ts';
import { logInStaff } from './people/staff-uploads.ts';

/** At most this much space is left, which is enough for some of a large picture's files. */
const ROOM_MOST_BYTES = 150_000;
/** More small pictures than this would fill the disk themselves. */
const TAKEN_MOST = 15;
const SWEPT_WITHIN_MS = 30_000;
const FILES = [
  ...PICTURE_WIDTHS.flatMap((width) => PICTURE_FORMATS.map((format) => `${width}.${format}`)),
  PREVIEW_FILE,
];

const disk = createSmallDisk();

/** The disk is full: staff get an error, nothing incomplete is left, and the shop still sells. */
export const fullDiskDrill: Drill = {
  name: 'full-disk',
  env: { LIMIT_UPLOADS_PER_ADMIN: '100000/60' },
  findObstacle: findDiskObstacle,
  prepare: async () => disk,
  bring: async ({ shop }) => {
    const seen = disk.seenBy(shop.pid());
    const uploads = await logInStaff(shop);
    const readers = startReaders(shop.origin);
    const problems: string[] = [];
    let refused = 0;
    let taken = 0;
    const note = (problem: string | undefined) => {
      if (problem !== undefined) problems.push(`upload: ${problem}`);
    };
    return {
      faults: [
        async () => {
          seen.fill(refused % 3 === 0 ? 0 : Math.random() * ROOM_MOST_BYTES);
          note(await uploads.beRefusedLarge());
          refused += 1;
          seen.free();
          if (taken === TAKEN_MOST) return;
          note(await uploads.uploadSmall());
          taken += 1;
        },
      ],
      end: async () => {
        problems.push(...(await readers.end()));
        await sweep(shop.databaseUrl, shop.pid());
        const kept = await listPictures(shop.databaseUrl, uploads.staffId);
        const there = new Set(seen.listFiles());
        const wanted = kept.flatMap((id) => FILES.map((file) => `${id}/${file}`));
        for (const file of wanted) if (!there.delete(file)) problems.push(`${file} is missing`);
        for (const file of there) problems.push(`${file} is an orphan`);
        if (kept.length !== taken) problems.push(`${taken} uploads, ${kept.length} rows`);
        return problems;
      },
      figures: () => [`uploads: ${refused} without space, ${taken} with space`],
    };
  },
};

/** Lets the shop's worker remove pictures as if a day had passed. It must see the same disk. */
async function sweep(databaseUrl: string, serverPid: number): Promise<void> {
  await withDatabase(databaseUrl, async (client) => {
    await client.query("update pictures_to_remove set due_at = due_at - interval '25 hours'");
    const isSwept = async () => {
      const { rows } = await client.query('select from pictures_to_remove');
      return rows.length === 0;
    };
    const program = [process.execPath, join(repository, 'apps/server/src/worker.ts')];
    const within = ['--mount', '--target', String(serverPid)];
    const worker = await startProgram('nsenter', [...within, ...program], {
      env: { ...process.env, ...disk.env, DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' },
      isReady: async () => true,
    });
    // This makes the job due. The queue exists once the first worker has declared it.
    const isDue = async () => {
      const due = await client.query(
        "insert into pgboss.job (name) select name from pgboss.queue where name = 'sweep-pictures'",
      );
      return due.rowCount === 1;
    };
    const late = performance.now() + SWEPT_WITHIN_MS;
    while (!(await isDue())) {
      if (performance.now() > late) throw new Error('the worker did not declare its queue');
      await delay(50);
    }
    while (!(await isSwept())) {
      if (performance.now() > late) throw new Error('the worker did not run the clean-up');
      await delay(50);
    }
    await endProgram(worker, 'SIGTERM');
  });
}

function listPictures(databaseUrl: string, uploadedBy: string): Promise<string[]> {
  return withDatabase(databaseUrl, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      'select id from media where uploaded_by = $1',
      [uploadedBy],
    );
    return rows.map(({ id }) => id);
  });
}
