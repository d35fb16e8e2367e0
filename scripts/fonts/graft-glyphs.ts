import subsetFont from 'subset-font';
import {
  padToFour,
  readTables,
  tableOf,
  writeCharacterMap,
  writeTables,
  type Tables,
} from './sfnt.ts';
import { openFont, readCharacterMap, shapedGlyphs } from './shaping.ts';

type Glyph = { readonly outline: Buffer; readonly advance: number; readonly leftBearing: number };

/** Flags of the parts of a composed glyph. */
const hasWords = 0x1;
const hasMore = 0x20;
const scaleBytes = { 0x8: 2, 0x40: 4, 0x80: 8 } as const;

function glyphOffsets(tables: Tables): number[] {
  const location = tableOf(tables, 'loca');
  const isLong = tableOf(tables, 'head').readInt16BE(50) === 1;
  return Array.from({ length: location.length / (isLong ? 4 : 2) }, (_, index) =>
    isLong ? location.readUInt32BE(index * 4) : location.readUInt16BE(index * 2) * 2,
  );
}

/** hhea counts the glyphs that have their own advance. All later glyphs repeat the last one. */
function readMetrics(tables: Tables): { advance: number; leftBearing: number }[] {
  const metrics = tableOf(tables, 'hmtx');
  const ownCount = tableOf(tables, 'hhea').readUInt16BE(34);
  return Array.from({ length: tableOf(tables, 'maxp').readUInt16BE(4) }, (_, glyph) => ({
    advance: metrics.readUInt16BE(Math.min(glyph, ownCount - 1) * 4),
    leftBearing: metrics.readInt16BE(
      glyph < ownCount ? glyph * 4 + 2 : ownCount * 4 + (glyph - ownCount) * 2,
    ),
  }));
}

function readGlyphs(tables: Tables): Glyph[] {
  const offsets = glyphOffsets(tables);
  const outlines = tableOf(tables, 'glyf');
  return readMetrics(tables).map((metrics, glyph) => ({
    outline: Buffer.from(outlines.subarray(offsets[glyph], offsets[glyph + 1])),
    ...metrics,
  }));
}

/** A composed glyph names its parts by number. In the other font they come after its own glyphs. */
function moveParts(outline: Buffer, by: number): void {
  if (outline.length === 0 || outline.readInt16BE(0) >= 0) return;
  let offset = 10;
  let flags = hasMore;
  while (flags & hasMore) {
    flags = outline.readUInt16BE(offset);
    outline.writeUInt16BE(outline.readUInt16BE(offset + 2) + by, offset + 2);
    offset += flags & hasWords ? 8 : 6;
    for (const [flag, bytes] of Object.entries(scaleBytes))
      if (flags & Number(flag)) offset += bytes;
  }
}

function writeGlyphs(tables: Tables, glyphs: readonly Glyph[]): void {
  const outlines = glyphs.map(({ outline }) => padToFour(outline));
  const location = Buffer.alloc((glyphs.length + 1) * 4);
  const metrics = Buffer.alloc(glyphs.length * 4);
  let offset = 0;
  for (const [index, { advance, leftBearing }] of glyphs.entries()) {
    metrics.writeUInt16BE(advance, index * 4);
    metrics.writeInt16BE(leftBearing, index * 4 + 2);
    offset += outlines[index]?.length ?? 0;
    location.writeUInt32BE(offset, (index + 1) * 4);
  }
  tables.set('hmtx', metrics);
  tables.set('glyf', Buffer.concat(outlines));
  tables.set('loca', location);
  tableOf(tables, 'head').writeInt16BE(1, 50);
  tableOf(tables, 'hhea').writeUInt16BE(glyphs.length, 34);
  tableOf(tables, 'maxp').writeUInt16BE(glyphs.length, 4);
}

/** The largest counts of points, contours and parts in a glyph: those of both fonts. */
function raiseLimits(limits: Buffer, others: Buffer): void {
  for (let offset = 6; offset < limits.length; offset += 2) {
    limits.writeUInt16BE(
      Math.max(limits.readUInt16BE(offset), others.readUInt16BE(offset)),
      offset,
    );
  }
}

/** Only these characters, with digits of one width, as the shop sets them. */
async function pickCharacters(donor: Buffer, characters: string): Promise<Buffer> {
  const whole = await subsetFont(donor, undefined, { keepAllGlyphs: true, targetFormat: 'sfnt' });
  const font = openFont(whole);
  const glyphOf = Array.from(characters, (character) => {
    const [glyph] = shapedGlyphs(font, character, ['tnum']);
    if (!glyph) throw new Error(`The donor has no ${character}.`);
    return [character.codePointAt(0) ?? 0, glyph] as const;
  });
  const tables = readTables(whole);
  tables.set('cmap', writeCharacterMap(new Map(glyphOf)));
  const options = { keepFeatures: [], noHinting: true, targetFormat: 'sfnt' } as const;
  return subsetFont(writeTables(tables), characters, options);
}

/**
 * Adds characters from another file of the same typeface. Fontsource has one file for each script,
 * and a price or a Marathi sentence with a number must not wait for a second file.
 */
export async function graftGlyphs(
  font: Buffer,
  donor: Buffer,
  characters: string,
): Promise<Buffer> {
  const added = await pickCharacters(donor, characters);
  const [tables, addedTables] = [readTables(font), readTables(added)];
  const [glyphs, addedGlyphs] = [readGlyphs(tables), readGlyphs(addedTables)];
  for (const { outline } of addedGlyphs) moveParts(outline, glyphs.length);

  const glyphOf = readCharacterMap(openFont(font));
  for (const [codePoint, glyph] of readCharacterMap(openFont(added))) {
    glyphOf.set(codePoint, glyphs.length + glyph);
  }
  writeGlyphs(tables, [...glyphs, ...addedGlyphs]);
  raiseLimits(tableOf(tables, 'maxp'), tableOf(addedTables, 'maxp'));
  tables.set('cmap', writeCharacterMap(glyphOf));
  return writeTables(tables);
}
