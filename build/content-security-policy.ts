import { sourceHash } from './content-hash';
import { captchaScripts, type OriginTable } from './origins';

/** Which pages a browser may open before the press, at the first sign of one. In every page, for a file would cost a request. */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/*\\.*' } },
          { not: { selector_matches: '[target]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

const speculationHash = `'${sourceHash('sha256', speculationRules)}'`;

/**
 * The policy of the response header, for every page and file. A browser holds to it and to the page's own, so it says
 * what all pages share and a `<meta>` cannot say, whatever the settings are: a line of 2,000 characters would be
 * dropped by Cloudflare. The captcha's scripts are in it because one page may need them.
 */
export const sitePolicy = policyOf({
  'script-src': ["'self'", speculationHash, "'wasm-unsafe-eval'", ...captchaScripts],
  'object-src': ["'none'"],
  'worker-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'", 'mailto:'],
  'frame-ancestors': ["'none'"],
});

/** A page's own policy: its only inline content is its stylesheet and the rules above, and `origins` are the third parties it may use. */
export function pagePolicy(stylesheet: string, origins: OriginTable): string {
  return policyOf({
    'default-src': ["'none'"],
    'script-src': [
      "'self'",
      speculationHash,
      ...(origins.wasm ? ["'wasm-unsafe-eval'"] : []),
      ...origins.scripts,
    ],
    // Files hold the rules for paper, and those of parts that scripts import later.
    'style-src': ["'self'", `'${sourceHash('sha256', stylesheet)}'`],
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
  });
}

function policyOf(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}
