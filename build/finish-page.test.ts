import { finishPage, withStylesheet } from './finish-page';
import { readFixture } from './fixture-page';

const parts = {
  boot: { url: '/boot.js', integrity: 'sha384-boot' },
  integrity: new Map([['/own.js', 'sha384-own']]),
  scripts: ['/island.js', '/react.js', '/react.js'],
};

test('the policy comes first; the stylesheet and the boot script last', () => {
  const draft = finishPage(readFixture(), parts);
  const html = withStylesheet(draft, 'p>a{top:0}', "default-src 'none'");
  const [, head = ''] = html.match(/<head>(.*)<\/head>/s) ?? [];
  expect(head).toMatch(/^<meta http-equiv="Content-Security-Policy" content="default-src 'none'">/);
  expect(head).toMatch(
    /<style>p>a\{top:0\}<\/style><script src="\/boot.js" integrity="sha384-boot" defer="" data-scripts="\/island.js \/react.js"><\/script>$/,
  );
});
