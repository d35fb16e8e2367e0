/** The part of subset-font 2.9 that we use. The package has no types. */
declare module 'subset-font' {
  type AxisRange = { readonly min: number; readonly max: number };

  type SubsetOptions = {
    readonly targetFormat: 'sfnt' | 'woff2';
    readonly keepFeatures?: readonly string[];
    readonly variationAxes?: Readonly<Record<string, number | AxisRange>>;
    readonly noLayoutClosure?: boolean;
    readonly noHinting?: boolean;
    readonly keepAllGlyphs?: boolean;
  };

  function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: SubsetOptions,
  ): Promise<Buffer>;

  export = subsetFont;
}
