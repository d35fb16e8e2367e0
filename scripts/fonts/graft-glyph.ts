import subsetFont from 'subset-font';
import {
  padToFour,
  readTables,
  tableOf,
  writeCharacterMap,
  writeTables,
  type Tables,
} from './sfnt.ts';
import { openFont, readCharacterMap } from './shaping.ts';

type Glyph = { readonly outline: Buffer; readonly advance: number; readonly leftBearing: number };

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

async function readGlyph(donor: Buffer, character: string): Promise<Glyph> {
  const single = await subsetFont(donor, character, { noHinting: true, targetFormat: 'sfnt' });
  const tables = readTables(single);
  const glyph = openFont(single).nominalGlyph(character.codePointAt(0) ?? 0);
  if (glyph === undefined) throw new Error(`The donor has no ${character}.`);
  const offsets = glyphOffsets(tables);
  const outline = tableOf(tables, 'glyf').subarray(offsets[glyph], offsets[glyph + 1]);
  if (outline.length === 0 || outline.readInt16BE(0) < 0) {
    throw new Error(
      `${character} is composed of other glyphs. Only a plain outline can be copied.`,
    );
  }
  const metrics = readMetrics(tables)[glyph];
  if (metrics === undefined) throw new Error(`The donor has no width for ${character}.`);
  return { outline, ...metrics };
}

function writeMetrics(metrics: readonly Omit<Glyph, 'outline'>[]): Buffer {
  const table = Buffer.alloc(metrics.length * 4);
  for (const [glyph, { advance, leftBearing }] of metrics.entries()) {
    table.writeUInt16BE(advance, glyph * 4);
    table.writeInt16BE(leftBearing, glyph * 4 + 2);
  }
  return table;
}

/**
 * Adds one character from another file of the same typeface. Fontsource has ₹ in another file than
 * the Latin letters, and a price must not wait for a second file.
 */
export async function graftGlyph(font: Buffer, donor: Buffer, character: string): Promise<Buffer> {
  const glyph = await readGlyph(donor, character);
  const tables = readTables(font);
  const codePoints = readCharacterMap(openFont(font));
  const offsets = glyphOffsets(tables);
  const newGlyph = offsets.length - 1;

  const outlines = padToFour(tableOf(tables, 'glyf'));
  const newOutline = padToFour(glyph.outline);
  offsets[newGlyph] = outlines.length;
  offsets.push(outlines.length + newOutline.length);
  const location = Buffer.alloc(offsets.length * 4);
  for (const [index, offset] of offsets.entries()) location.writeUInt32BE(offset, index * 4);

  tables.set('hmtx', writeMetrics([...readMetrics(tables), glyph]));
  tables.set('glyf', Buffer.concat([outlines, newOutline]));
  tables.set('loca', location);
  tableOf(tables, 'head').writeInt16BE(1, 50);
  tableOf(tables, 'hhea').writeUInt16BE(newGlyph + 1, 34);
  tableOf(tables, 'maxp').writeUInt16BE(newGlyph + 1, 4);
  codePoints.set(character.codePointAt(0) ?? 0, newGlyph);
  tables.set('cmap', writeCharacterMap(codePoints));
  return writeTables(tables);
}
