import { createHash } from 'node:crypto';

/** A script or stylesheet that more than one page links. */
export interface SharedFile {
  /** Its address, which changes with its content. */
  url: string;
  /** Its `integrity`, as in `sha384-…`. */
  integrity: string;
  source: string;
}

export function sharedFile(name: string, extension: 'js' | 'css', source: string): SharedFile {
  const url = `/_next/static/${name}.${shortHash(source)}.${extension}`;
  return { url, integrity: sourceHash('sha384', source), source };
}

/** Twelve characters of a content hash, for a file's name. */
export function shortHash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url').replace(/[-_]/g, '').slice(0, 12);
}

/** A hash or an `integrity` of some content, as policies and attributes spell it. */
export function sourceHash(algorithm: 'sha256' | 'sha384', content: string | Buffer): string {
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
}
