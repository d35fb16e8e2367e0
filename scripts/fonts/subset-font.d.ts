/** The part of subset-font 2.9 that we use. The package has no types. */
declare module 'subset-font' {
  export type SubsetOptions = {
    readonly targetFormat?: 'sfnt' | 'woff2';
    readonly keepFeatures?: readonly string[];
    readonly variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>;
    readonly noHinting?: boolean;
    readonly keepAllGlyphs?: boolean;
  };

  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: SubsetOptions,
  ): Promise<Buffer>;
}
