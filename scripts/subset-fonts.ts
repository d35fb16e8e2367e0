/** Writes the fonts of both front ends. Run `npm run fonts` if Marathi words on English pages change. */
import { writeFile } from 'node:fs/promises';
import { fontFiles, makeFont, panelFontFiles } from './fonts/font-files.ts';

const fonts = { storefront: fontFiles, admin: panelFontFiles };
for (const [app, files] of Object.entries(fonts)) {
  for (const file of files) {
    const bytes = await makeFont(file);
    await writeFile(`apps/${app}/app/assets/fonts/${file.name}.woff2`, bytes);
    console.log(app.padEnd(12), file.name.padEnd(24), String(bytes.length).padStart(6));
  }
}
