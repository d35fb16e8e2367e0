import subsetFont from 'subset-font';
import { readTables, writeCharacterMap, writeTables } from './sfnt.ts';
import { drawnText, glyphsOfShaping, openFont, readCharacterMap } from './shaping.ts';

const privateUse = 0xe000;

/**
 * A font with exactly the glyphs that these words need. A subset by code points is six times as
 * large, because it keeps the conjuncts of all pairs, and it breaks conjuncts with other letters.
 */
export async function cutToWords(font: Buffer, words: readonly string[]): Promise<Buffer> {
  const source = await subsetFont(font, undefined, { keepAllGlyphs: true, targetFormat: 'sfnt' });
  const sourceFont = openFont(source);

  // The subsetter selects by character, so each wanted glyph gets a private-use character.
  const glyphOf = readCharacterMap(sourceFont);
  const wanted = [...glyphsOfShaping(sourceFont, words)].sort((a, b) => a - b);
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
    if (drawnText(cutFont, word) !== drawnText(sourceFont, word)) {
      throw new Error(`The subset draws “${word}” differently from the whole font.`);
    }
  }
  return subsetFont(cut, undefined, { keepAllGlyphs: true, targetFormat: 'woff2' });
}
