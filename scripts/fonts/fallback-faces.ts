import { readMetrics } from 'fontaine';

type Metrics = NonNullable<Awaited<ReturnType<typeof readMetrics>>>;

type SystemFont = {
  readonly localNames: readonly string[];
  /** Average letter width as a share of the em, from Capsize's collection of system fonts. */
  readonly letterWidth: number;
};

export const systemFonts = {
  georgia: { localNames: ['Georgia'], letterWidth: 913 / 2048 },
  georgiaBold: { localNames: ['Georgia Bold', 'Georgia-Bold'], letterWidth: 1062 / 2048 },
  notoSerif: { localNames: ['Noto Serif', 'NotoSerif-Regular'], letterWidth: 481 / 1000 },
  notoSerifBold: { localNames: ['Noto Serif Bold', 'NotoSerif-Bold'], letterWidth: 512 / 1000 },
  times: {
    localNames: ['Times New Roman', 'Liberation Serif'],
    letterWidth: 832 / 2048,
  },
  timesBold: {
    localNames: ['Times New Roman Bold', 'Liberation Serif Bold'],
    letterWidth: 886 / 2048,
  },
  arial: { localNames: ['Arial', 'ArialMT', 'Liberation Sans'], letterWidth: 913 / 2048 },
  arialBold: {
    localNames: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
    letterWidth: 983 / 2048,
  },
  roboto: { localNames: ['Roboto', 'Roboto-Regular'], letterWidth: 911 / 2048 },
  robotoBold: { localNames: ['Roboto Bold', 'Roboto-Bold'], letterWidth: 926 / 2048 },
} as const satisfies Record<string, SystemFont>;

export async function measureFont(woff2: Buffer): Promise<Metrics> {
  const metrics = await readMetrics(`data:font/woff2;base64,${woff2.toString('base64')}`);
  if (metrics === null) throw new Error('The font cannot be measured.');
  return metrics;
}

function percent(share: number): string {
  return `${Number((share * 100).toFixed(2))}%`;
}

/** A system font scaled to the web font's letter width and line height: the swap shifts nothing. */
export function writeFallbackFace(
  family: string,
  weight: string,
  metrics: Metrics,
  system: SystemFont,
): string {
  const size = metrics.xWidthAvg / metrics.unitsPerEm / system.letterWidth;
  const line = metrics.unitsPerEm * size;
  const sources = system.localNames.map((name) => `local('${name}')`).join(', ');
  return `@font-face {
    font-family: '${family}';
    font-weight: ${weight};
    src: ${sources};
    size-adjust: ${percent(size)};
    ascent-override: ${percent(metrics.ascent / line)};
    descent-override: ${percent(-metrics.descent / line)};
    line-gap-override: ${percent(metrics.lineGap / line)};
  }\n\n`;
}

/** We cannot know which Devanagari font a device has, but we can give it our line height. */
export function writeMarathiFallbackFace(family: string, metrics: Metrics): string {
  const names = [
    'Noto Sans Devanagari',
    'Noto Sans Devanagari UI',
    'Nirmala UI',
    'Kohinoor Devanagari',
    'Mangal',
  ];
  return `@font-face {
    font-family: '${family}';
    src: ${names.map((name) => `local('${name}')`).join(', ')};
    ascent-override: ${percent(metrics.ascent / metrics.unitsPerEm)};
    descent-override: ${percent(-metrics.descent / metrics.unitsPerEm)};
    line-gap-override: ${percent(metrics.lineGap / metrics.unitsPerEm)};
    unicode-range: U+900-97f;
  }\n\n`;
}
