import { createHash } from 'node:crypto';
import type { OriginTable } from './origins';

/** A hash or an `integrity` of some content, as policies and attributes spell it. */
export function sourceHash(algorithm: 'sha256' | 'sha384', content: string | Buffer): string {
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
}

/**
 * A Content-Security-Policy for pages whose only inline content is one stylesheet.
 * `origins` are the third parties those pages may use; `css` is the stylesheet's text.
 */
export function contentSecurityPolicy(css: string, origins: OriginTable): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...origins.scripts],
    // The inlined stylesheet, and the one file for paper.
    'style-src': ["'self'", `'${sourceHash('sha256', css)}'`],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...origins.connections],
    'manifest-src': ["'self'"],
    ...(origins.frames.length > 0 && { 'frame-src': origins.frames }),
    'base-uri': ["'none'"],
    'form-action': ["'self'", 'mailto:'],
    ...(!origins.untyped && {
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['default'],
    }),
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}
