import { parseArgs } from 'node:util';
import { readConfigOrExit } from './config.ts';
import { openBucketFileStore } from './integrations/file-store/bucket-file-store.ts';
import { copyFiles } from './integrations/file-store/copy-files.ts';
import { openDiskFileStore } from './integrations/file-store/disk-file-store.ts';

/**
 * Copies every picture from MEDIA_DIR to the bucket, or back. Each file is read back and compared.
 * It can be run again at any time, and removes nothing.
 */
const { values } = parseArgs({
  options: {
    to: { type: 'string' },
    /** Leaves files that are there as they are, and does not read them. */
    'only-missing': { type: 'boolean', default: false },
  },
});
const EX_USAGE = 64;
const EX_CONFIG = 78;

const { mediaDir, mediaBucket } = readConfigOrExit();
if (mediaBucket === undefined) {
  process.stderr.write('Invalid settings. MEDIA_BUCKET_URL: Name the bucket of the pictures.\n');
  process.exit(EX_CONFIG);
}
const folder = openDiskFileStore(mediaDir);
const bucket = openBucketFileStore(mediaBucket);
const ways = new Map([
  ['bucket', { from: folder, to: bucket }],
  ['folder', { from: bucket, to: folder }],
]);
const way = ways.get(values.to ?? '');
if (way === undefined) {
  process.stderr.write('Say where to: --to bucket or --to folder.\n');
  process.exit(EX_USAGE);
}

try {
  const { copied, kept } = await copyFiles({ ...way, onlyMissing: values['only-missing'] });
  process.stdout.write(`${copied} files copied, ${kept} were there.\n`);
} catch (error) {
  process.stderr.write(`The pictures are not all copied: ${reasonOf(error)}\n`);
  process.exitCode = 1;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
