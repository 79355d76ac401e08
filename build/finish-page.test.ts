import { finishPage, withStylesheet } from './finish-page';
import { readFixture } from './fixture-page';

const stylesheet = {
  inlined: 'p>a{top:0}',
  forPaper: { url: '/print.css', integrity: 'sha384-print', source: '' },
};

const parts = {
  boot: { url: '/boot.js', integrity: 'sha384-boot' },
  integrity: new Map([['/own.js', 'sha384-own']]),
  scripts: ['/island.js', '/react.js', '/react.js'],
};

test('the policy comes first; the stylesheet, what paper needs and the boot script last', () => {
  const draft = finishPage(readFixture(), parts);
  const html = withStylesheet(draft, stylesheet, "default-src 'none'");
  const [, head = ''] = html.match(/<head>(.*)<\/head>/s) ?? [];
  expect(head).toMatch(/^<meta http-equiv="Content-Security-Policy" content="default-src 'none'">/);
  expect(head).toMatch(
    /<style>p>a\{top:0\}<\/style><link rel="stylesheet" media="print" href="\/print.css" integrity="sha384-print"><script src="\/boot.js" integrity="sha384-boot" defer="" data-scripts="\/island.js \/react.js"><\/script>$/,
  );
});
