import { collect } from './collector.mjs';

/** What the collector writes of a request, and its status. */
async function collected(body: string, headers: Record<string, string> = {}) {
  const lines: string[] = [];
  const request = new Request('https://reports.example/', { method: 'POST', body, headers });
  const { status } = await collect(request, (line: string) => lines.push(line));
  return { status, reports: lines.map((line) => JSON.parse(line)) };
}

const own = JSON.stringify({ type: 'form', release: '1', path: '/contactus', cause: 'quota' });
const browsers = JSON.stringify([
  {
    type: 'csp-violation',
    url: 'https://www.company.example/about?secret=1',
    user_agent: 'A browser',
    body: { effectiveDirective: 'script-src', blockedURL: 'inline', sample: 'typed words' },
  },
]);

test('a report of the site is kept as it is, and one of a browser without query, sample and browser', async () => {
  const time = expect.any(String);
  expect((await collected(own)).reports).toEqual([{ time, ...JSON.parse(own) }]);
  expect((await collected(browsers)).reports).toEqual([
    {
      time,
      type: 'csp-violation',
      path: '/about',
      effectiveDirective: 'script-src',
      blockedURL: 'inline',
    },
  ]);
});

test.each([
  ['of who asks not to be followed', own, { 'Sec-GPC': '1' }, 204],
  ['that is no JSON', 'hello', {}, 400],
  ['that is too long', JSON.stringify({ type: 'x'.repeat(20_000) }), {}, 413],
])('a report %s is not written', async (_, body, headers, status) => {
  expect(await collected(body, headers)).toEqual({ status, reports: [] });
});
