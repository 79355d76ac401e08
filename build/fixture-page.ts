import { type NextPage, readNextPage } from './next-page';

/** A page as Next writes it, made short by hand. */
const fixturePage = `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>
<link rel="preload" href="/_next/static/media/face.woff2" as="font" crossorigin="" type="font/woff2"/>
<link rel="stylesheet" href="/_next/static/chunks/globals.css" data-precedence="next"/>
<link rel="stylesheet" href="/_next/static/chunks/page.css" data-precedence="next"/>
<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>
<script src="/_next/static/chunks/react.js" async=""></script>
<script src="/_next/static/chunks/turbopack-1.js" async=""></script>
<script src="/_next/static/chunks/island.js" async=""></script>
<link rel="canonical" href="https://www.example/"/>
<title>A page</title>
<script src="/_next/static/chunks/polyfills.js" noModule=""></script></head>
<body><p class="wrap md:mt-0.5">Words</p><script src="/own.js" async=""></script>
<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[]});</script>
<script src="/_next/static/chunks/main.js" async=""></script>
<script>(self.__next_f=self.__next_f||[]).push([0])</script>
<script>self.__next_f.push([1,"words"])</script></body></html>`;

export const fixtureStyles = new Map([
  ['/_next/static/chunks/globals.css', ''],
  ['/_next/static/chunks/page.css', ''],
]);

/** The page, with some markup at its end. */
export function readFixture(markup = ''): NextPage {
  const html = fixturePage.replace('</body>', `${markup}</body>`);
  const reading = readNextPage(html, ['/own.js'], fixtureStyles);
  if ('findings' in reading) throw new Error(reading.findings.join('\n'));
  return reading.page;
}
