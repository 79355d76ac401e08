declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'truetype' | 'woff2';
    keepFeatures?: string[];
    noHinting?: boolean;
    keepAllGlyphs?: boolean;
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }
  export default function subsetFont(
    font: Buffer,
    glyphs: string | undefined,
    options: SubsetOptions,
  ): Promise<Buffer>;
}
