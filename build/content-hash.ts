import { createHash } from 'node:crypto';

/** Twelve characters of a content hash, for a file's name. */
export function shortHash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url').replace(/[-_]/g, '').slice(0, 12);
}

/** A hash or an `integrity` of some content, as policies and attributes spell it. */
export function sourceHash(algorithm: 'sha256' | 'sha384', content: string | Buffer): string {
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
}
