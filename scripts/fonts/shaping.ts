import * as harfbuzz from 'harfbuzzjs';

/** lang="mr" selects the Marathi shapes of ल and श. Text without it gets the common ones. */
const languages = ['mr', 'en'] as const;

export function openFont(sfnt: Buffer): harfbuzz.Font {
  return new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(sfnt))));
}

export function readCharacterMap(font: harfbuzz.Font): Map<number, number> {
  const glyphOf = new Map<number, number>();
  for (const codePoint of font.face.collectUnicodes()) {
    const glyph = font.nominalGlyph(codePoint);
    if (glyph !== undefined) glyphOf.set(codePoint, glyph);
  }
  return glyphOf;
}

function prepare(text: string, language: string): harfbuzz.Buffer {
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  buffer.setLanguage(language);
  return buffer;
}

/** Every glyph of every shaping step, not only of the result: the font's rules need them all. */
export function glyphsOfShaping(font: harfbuzz.Font, texts: readonly string[]): Set<number> {
  const glyphs = new Set<number>();
  for (const language of languages) {
    for (const text of texts) {
      const buffer = prepare(text, language);
      buffer.setMessageFunc((current) => {
        if (current.getContentType() === harfbuzz.BufferContentType.GLYPHS) {
          for (const { codepoint } of current.getGlyphInfos()) glyphs.add(codepoint);
        }
        return true;
      });
      harfbuzz.shape(font, buffer);
      for (const { codepoint } of buffer.getGlyphInfos()) glyphs.add(codepoint);
    }
  }
  return glyphs;
}

/** What a reader sees of a text: the outlines and their positions. */
export function drawnText(font: harfbuzz.Font, text: string): string {
  return languages
    .map((language) => {
      const buffer = prepare(text, language);
      harfbuzz.shape(font, buffer);
      const glyphs = buffer.getGlyphInfosAndPositions();
      return glyphs
        .map(({ codepoint, xAdvance, xOffset, yOffset }) =>
          [xAdvance, xOffset, yOffset, font.glyphToPath(codepoint)].join(' '),
        )
        .join('|');
    })
    .join('\n');
}
