export type Tables = Map<string, Buffer>;

export function readTables(font: Buffer): Tables {
  const tables: Tables = new Map();
  for (let index = 0; index < font.readUInt16BE(4); index++) {
    const record = 12 + index * 16;
    const offset = font.readUInt32BE(record + 8);
    const length = font.readUInt32BE(record + 12);
    const tag = font.toString('latin1', record, record + 4);
    tables.set(tag, Buffer.from(font.subarray(offset, offset + length)));
  }
  return tables;
}

export function tableOf(tables: Tables, tag: string): Buffer {
  const table = tables.get(tag);
  if (table === undefined) throw new Error(`The font has no ${tag} table.`);
  return table;
}

/** Leaves the checksums at zero: HarfBuzz writes them when it next subsets the font. */
export function writeTables(tables: Tables): Buffer {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const header = Buffer.alloc(12 + sorted.length * 16);
  header.writeUInt32BE(0x00010000, 0);
  header.writeUInt16BE(sorted.length, 4);
  let offset = header.length;
  const bodies = sorted.map(([tag, table], index) => {
    const record = 12 + index * 16;
    header.write(tag, record, 'latin1');
    header.writeUInt32BE(offset, record + 8);
    header.writeUInt32BE(table.length, record + 12);
    const body = padToFour(table);
    offset += body.length;
    return body;
  });
  return Buffer.concat([header, ...bodies]);
}

export function padToFour(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
}

/** A cmap with one format 12 subtable, which maps each code point separately. */
export function writeCharacterMap(glyphOf: ReadonlyMap<number, number>): Buffer {
  const entries = [...glyphOf].sort(([a], [b]) => a - b);
  const table = Buffer.alloc(28 + entries.length * 12);
  table.writeUInt16BE(1, 2);
  table.writeUInt16BE(3, 4);
  table.writeUInt16BE(10, 6);
  table.writeUInt32BE(12, 8);
  table.writeUInt16BE(12, 12);
  table.writeUInt32BE(table.length - 12, 16);
  table.writeUInt32BE(entries.length, 24);
  for (const [index, [codePoint, glyph]] of entries.entries()) {
    const group = 28 + index * 12;
    table.writeUInt32BE(codePoint, group);
    table.writeUInt32BE(codePoint, group + 4);
    table.writeUInt32BE(glyph, group + 8);
  }
  return table;
}
