import { type FinishedPage, finishPage, type PageParts, withStylesheet } from './finish-page';
import { fixturePage } from './next/fixture-page';
import { readNextPage } from './next/next-page';

const stylesheet = {
  screen: 'p>a{top:0}',
  print: { url: '/print.css', integrity: 'sha384-print', source: '' },
};

const parts: PageParts = {
  boot: { url: '/boot.js', integrity: 'sha384-boot' },
  integrity: new Map([['/own.js', 'sha384-own']]),
  card: undefined,
  scriptOrigins: [],
};

function finish(changes: Partial<PageParts> = {}): FinishedPage & { html: string } {
  const reading = readNextPage(fixturePage, ['/own.js']);
  if ('findings' in reading) throw new Error(reading.findings.join());
  const finished = finishPage(reading.page, { ...parts, ...changes });
  return { ...finished, html: withStylesheet(finished.draft, stylesheet, "default-src 'none'") };
}

test('the policy comes first; the stylesheet, what paper needs and the boot script last', () => {
  const [, head = ''] = finish().html.match(/<head>(.*)<\/head>/s) ?? [];
  expect(head).toMatch(/^<meta http-equiv="Content-Security-Policy" content="default-src 'none'">/);
  expect(head).toMatch(
    /<style>p>a\{top:0\}<\/style><link rel="stylesheet" media="print" href="\/print.css" integrity="sha384-print"><script src="\/boot.js" integrity="sha384-boot" defer="" data-scripts="[^"]+"><\/script>$/,
  );
});

test('the boot script is told React’s data first and the runtime last', () => {
  const { html, data, framework } = finish();
  const chunks = ['react', 'island', 'main', 'turbopack-1'].map(
    (name) => `/_next/static/chunks/${name}.js`,
  );
  expect(framework).toEqual(chunks);
  expect(html).toContain(`data-scripts="${[data.url, ...chunks].join(' ')}"`);
  expect(data.url).toMatch(/^\/_next\/static\/rsc\/\w{12}\.js$/);
  expect(data.source).toContain('self.__next_f.push([1,');
});

test('a draft whose marks are lost or written twice is refused', () => {
  const { draft } = finish();
  expect(() => withStylesheet(draft.replace('draft:policy', ''), stylesheet, '')).toThrow(
    'draft:policy',
  );
  expect(() => withStylesheet(draft + draft, stylesheet, '')).toThrow('once in a draft');
});
