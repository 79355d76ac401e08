import { sourceHash } from './content-hash';
import type { OriginTable } from './origins';

/**
 * A Content-Security-Policy for pages whose only inline content is one of the stylesheets whose texts are given.
 * `origins` are the third parties those pages may use.
 */
export function contentSecurityPolicy(
  stylesheets: readonly string[],
  origins: OriginTable,
): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...(origins.wasm ? ["'wasm-unsafe-eval'"] : []), ...origins.scripts],
    // Files hold the rules for paper, and those of parts that scripts import later.
    'style-src': ["'self'", ...stylesheets.map((css) => `'${sourceHash('sha256', css)}'`)],
    'img-src': ["'self'", ...origins.pictures],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...origins.connections],
    'manifest-src': ["'self'"],
    // Else script-src would let one in, and a service worker outlives the page that registered it.
    'worker-src': ["'none'"],
    ...(origins.frames.length > 0 && { 'frame-src': origins.frames }),
    'base-uri': ["'none'"],
    'form-action': ["'self'", 'mailto:'],
    ...(!origins.untyped && {
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ["'none'"],
    }),
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}
