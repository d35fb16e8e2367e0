/** Writes .br and .gz beside every built text file, so that the server never compresses one. */
import { glob, readFile, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { languages } from '../packages/contract/src/language/languages.ts';
import { brotliCompress, constants, gzip } from 'node:zlib';

const repository = resolve(import.meta.dirname, '..');
const FOLDERS = [
  ...languages.map((language) => `apps/storefront/build/${language}/client`),
  'apps/admin/build/client',
];
const COMPRESSIBLE = '**/*.{js,mjs,css,html,svg,json,txt,xml,webmanifest,ico,ttf,otf,wasm}';
const SMALLEST_BYTES = 1024;

const compress = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

for (const folder of FOLDERS) {
  let count = 0;
  const totals = { plain: 0, br: 0, gz: 0 };
  for await (const name of glob(COMPRESSIBLE, { cwd: join(repository, folder) })) {
    const file = join(repository, folder, name);
    if ((await stat(file)).size < SMALLEST_BYTES) continue;
    const bytes = await readFile(file);
    const [br, gz] = await Promise.all([compress.br(bytes), compress.gz(bytes)]);
    await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
    count += 1;
    totals.plain += bytes.length;
    totals.br += br.length;
    totals.gz += gz.length;
  }
  if (count === 0) throw new Error(`${folder} has nothing to compress: was it built?`);
  const inKb = (bytes: number) => `${(bytes / 1024).toFixed(0)} KB`;
  console.log(
    `${folder}: ${count} files, ${inKb(totals.plain)} plain, ` +
      `${inKb(totals.gz)} gzip, ${inKb(totals.br)} brotli`,
  );
}
