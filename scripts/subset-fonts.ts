/** Writes the storefront's fonts: npm run fonts, after a change of a text in Marathi or Hindi. */
import { mkdir, writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import { syllablesOf } from '../apps/storefront/app/lib/fonts/syllables.ts';
import { languages } from '../packages/contract/src/language/languages.ts';
import type { Language } from '../packages/contract/src/language/languages.ts';
import { makeDevanagariFaces } from './fonts/devanagari-faces.ts';
import { writeFace } from './fonts/face.ts';
import type { Face } from './fonts/face.ts';
import { writeDevanagariFallbacks, writeLatinFallbacks } from './fonts/fallback-faces.ts';
import { makeLatinFaces } from './fonts/latin-faces.ts';
import { pageWords, textsEnding } from './fonts/page-words.ts';

const target = new URL('../apps/storefront/app/assets/fonts/', import.meta.url);
const notice = 'Written by scripts/subset-fonts.ts.';

async function writeText(name: string, text: string): Promise<void> {
  const file = new URL(name, target);
  const options = await resolveConfig(file);
  await writeFile(file, await format(text, { ...options, filepath: file.pathname }));
}

async function writeSheet(name: string, faces: readonly Face[], fallbacks: string): Promise<void> {
  for (const { file, bytes } of faces) {
    await writeFile(new URL(`${file}.woff2`, target), bytes);
    console.log(`${`${file}.woff2`.padEnd(30)} ${String(bytes.length).padStart(6)}`);
  }
  await writeText(name, `/* ${notice} */\n\n${faces.map(writeFace).join('')}${fallbacks}`);
}

function writeSyllables(language: Language): string {
  const syllables = [...new Set(pageWords(language).flatMap(syllablesOf))].sort().join(' ');
  return `/** What the small Devanagari files draw. ${notice} */
export const drawnSyllables = '${syllables}';
`;
}

await mkdir(target, { recursive: true });
await writeSheet('latin.css', await makeLatinFaces(), await writeLatinFallbacks());
for (const language of languages) {
  const faces = await makeDevanagariFaces(language);
  await writeSheet(`devanagari.${language}.css`, faces, await writeDevanagariFallbacks(language));
  await writeText(`cut${textsEnding(language)}`, writeSyllables(language));
}
