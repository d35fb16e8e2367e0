/** Writes the storefront's fonts. Run `npm run fonts` if Marathi words on English pages change. */
import { writeFile } from 'node:fs/promises';
import { fontFiles, makeFont } from './fonts/font-files.ts';

for (const file of fontFiles) {
  const bytes = await makeFont(file);
  await writeFile(`apps/storefront/app/assets/fonts/${file.name}.woff2`, bytes);
  console.log(file.name.padEnd(24), String(bytes.length).padStart(6));
}
