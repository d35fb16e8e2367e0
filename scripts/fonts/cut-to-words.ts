import subsetFont from 'subset-font';
import { readTables, tableOf, writeCharacterMap, writeTables } from './sfnt.ts';
import { drawnText, glyphsOfShaping, openFont, readCharacterMap } from './shaping.ts';

const privateUse = 0xe000;

/**
 * A font without rules for single languages. Eczar's rules for Marathi lack the reph and most
 * ligatures: under lang="mr" it breaks ऑर्डर, पूर्ण and क्ष. Its common rules are right.
 */
export function dropLanguages(sfnt: Buffer): Buffer {
  const tables = readTables(sfnt);
  for (const tag of ['GSUB', 'GPOS']) {
    const table = tableOf(tables, tag);
    const scripts = table.readUInt16BE(4);
    for (let index = 0; index < table.readUInt16BE(scripts); index++) {
      const script = scripts + table.readUInt16BE(scripts + 2 + index * 6 + 4);
      table.writeUInt16BE(0, script + 2);
    }
  }
  return writeTables(tables);
}

/**
 * A font with exactly the glyphs that these words need. A subset by code points is six times as
 * large, because it keeps the conjuncts of all pairs, and it breaks conjuncts with other letters.
 */
export async function cutToWords(
  source: Buffer,
  words: readonly string[],
  languages: readonly string[],
): Promise<Buffer> {
  const sourceFont = openFont(source);

  // The subsetter selects by character, so each wanted glyph gets a private-use character.
  const glyphOf = readCharacterMap(sourceFont);
  const wanted = [...glyphsOfShaping(sourceFont, words, languages)].sort((a, b) => a - b);
  for (const [index, glyph] of wanted.entries()) glyphOf.set(privateUse + index, glyph);
  const tables = readTables(source);
  tables.set('cmap', writeCharacterMap(glyphOf));
  const privateCharacters = wanted.map((_, index) => String.fromCodePoint(privateUse + index));

  const text = words.join('') + privateCharacters.join('');
  const cut = await subsetFont(writeTables(tables), text, {
    noLayoutClosure: true,
    noHinting: true,
    targetFormat: 'sfnt',
  });
  const cutFont = openFont(cut);
  for (const word of words) {
    for (const language of languages) {
      if (drawnText(cutFont, word, language) !== drawnText(sourceFont, word, language)) {
        throw new Error(`The subset draws “${word}” differently from the whole font.`);
      }
    }
  }
  return dropPrivateUse(cut);
}

function dropPrivateUse(sfnt: Buffer): Buffer {
  const tables = readTables(sfnt);
  const own = [...readCharacterMap(openFont(sfnt))].filter(([codePoint]) => codePoint < privateUse);
  tables.set('cmap', writeCharacterMap(new Map(own)));
  return writeTables(tables);
}
