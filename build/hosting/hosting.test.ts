import { routes } from '../../content/routes';
import { pathOf, routeIds } from '../../lib/routes';
import { hostingTables } from './hosting';
import { redirectAt } from './serve';

const tables = hostingTables([]);

test('a retired address is sent on at every spelling, to a page or a post, and nothing else is', () => {
  const old = { '/Old-Name.php': 'about', '/blog/was/': '/blog/is' } as const;
  const table = hostingTables([], old);
  const locationOf = (address: string) => redirectAt(address, table, 'none');
  for (const end of ['', '/', '.html', '.HTML', '.html/', '.', ')', '%20']) {
    for (const [path, destination] of [
      ['/Old-Name.php', routes.about.path],
      ['/OLD-NAME.PHP', routes.about.path],
      ['/blog/was', '/blog/is'],
    ]) {
      expect(locationOf(`${path}${end}`)).toBe(destination);
    }
  }
  for (const other of ['/Old-NameXphp', '/old-name', '/x/old-name.php', '/old-name.php/x'])
    expect(locationOf(other)).toBeUndefined();
  for (const path of routeIds.map(pathOf)) expect(locationOf(path)).toBeUndefined();
});

test('the policy in the header is short, and the same whatever is set', async () => {
  const all = {
    NEXT_PUBLIC_FIREBASE_PROJECT_ID: 'project',
    NEXT_PUBLIC_VITALS_URL: 'https://vitals.example/v',
  };
  const policyOf = ({ headers }: typeof tables) => headers[0]?.headers['Content-Security-Policy'];
  const policy = policyOf(tables);
  expect(policyOf(await tablesWith(all))).toBe(policy);
  expect(policy?.length).toBeLessThan(500);
  // The page's own says these, and both are enforced.
  expect(policy).not.toMatch(/default-src|style-src|connect-src|img-src|frame-src|trusted-types/);
  const reports = { NEXT_PUBLIC_REPORTS_URL: 'https://reports.example/r' };
  const reporting = (await tablesWith(reports)).headers[0]?.headers;
  expect(reporting?.['Content-Security-Policy']).toBe(`${policy}; report-to default`);
  expect(reporting?.['Reporting-Endpoints']).toBe('default="https://reports.example/r"');
});

test('posts are read in the browser only where there is a collection', async () => {
  expect(tables.rewrites).toEqual([]);
  const { rewrites } = await tablesWith({ NEXT_PUBLIC_FIREBASE_PROJECT_ID: 'project' });
  expect(rewrites).toEqual([{ prefix: '/blog/', destination: '/blog/post.html' }]);
});

test('browsers are held to HTTPS as far as is set, and to nothing that cannot be undone before the last step', async () => {
  const valueAt = async (step: string) =>
    (await tablesWith({ NEXT_PUBLIC_HSTS: step })).headers[0]?.headers['Strict-Transport-Security'];
  expect(await valueAt('1')).toBe('max-age=300');
  expect(await valueAt('3')).toBe('max-age=63072000; includeSubDomains; preload');
  expect(await valueAt('')).toBe('max-age=86400');
});

/** The table of a build with some settings. */
async function tablesWith(settings: Readonly<Record<string, string>>) {
  jest.replaceProperty(process, 'env', { ...process.env, ...settings });
  jest.resetModules();
  const hosting = await import('./hosting').finally(() => jest.restoreAllMocks());
  return hosting.hostingTables([]);
}
