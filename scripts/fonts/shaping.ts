import * as harfbuzz from 'harfbuzzjs';

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

/** The language is that of the element: it selects shapes, such as the Marathi ल and श. */
function prepare(text: string, language: string): harfbuzz.Buffer {
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  buffer.setLanguage(language);
  return buffer;
}

/** Every glyph of every shaping step, not only of the result: the font's rules need them all. */
export function glyphsOfShaping(
  font: harfbuzz.Font,
  texts: readonly string[],
  languages: readonly string[],
): Set<number> {
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

export function shapedGlyphs(
  font: harfbuzz.Font,
  text: string,
  features: readonly string[],
): number[] {
  const buffer = prepare(text, 'en');
  harfbuzz.shape(
    font,
    buffer,
    features.map((feature) => new harfbuzz.Feature(feature, 1)),
  );
  return buffer.getGlyphInfos().map(({ codepoint }) => codepoint);
}

/** What a reader sees of a text: the outlines and their positions. */
export function drawnText(font: harfbuzz.Font, text: string, language: string): string {
  const buffer = prepare(text, language);
  harfbuzz.shape(font, buffer);
  return buffer
    .getGlyphInfosAndPositions()
    .map(({ codepoint, xAdvance, xOffset, yOffset }) =>
      [xAdvance, xOffset, yOffset, font.glyphToPath(codepoint)].join(' '),
    )
    .join('|');
}
