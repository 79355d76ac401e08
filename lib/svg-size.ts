import { readFileSync } from 'node:fs';

/** The width and height of an SVG file of public/, by its viewBox; undefined where the file or its viewBox is missing. */
export function svgSize(address: string): { width: number; height: number } | undefined {
  try {
    const svg = readFileSync(`public${address}`, 'utf8');
    const [, , width, height] =
      /<svg[^>]*\sviewBox=["']([^"']+)/
        .exec(svg)?.[1]
        ?.trim()
        .split(/[\s,]+/)
        .map(Number) ?? [];
    return width && height ? { width, height } : undefined;
  } catch {
    return undefined;
  }
}
