declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff2';
    variationAxes?: Record<string, { min: number; max: number }>;
  }
  export default function subsetFont(
    font: Buffer,
    glyphs: string,
    options: SubsetOptions,
  ): Promise<Buffer>;
}
