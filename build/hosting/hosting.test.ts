import { routes } from '../../content/routes';
import { pathOf, routeIds } from '../../lib/routes';
import { hostingTables } from './hosting';

const tables = hostingTables([], []);

test('every page has redirects to it, and none from it', () => {
  for (const path of routeIds.map(pathOf)) {
    const rules = tables.redirects.filter(({ destination }) => destination === path);
    expect(rules).not.toEqual([]);
    for (const { regex, spellings } of rules) {
      expect(path).not.toMatch(new RegExp(regex));
      expect(spellings).not.toContain(path);
      for (const spelling of spellings) expect(spelling).toMatch(new RegExp(regex));
    }
  }
});

test('a retired address is sent on at every spelling, to a page or a post, and nothing else is', () => {
  const old = { '/Old-Name.php': 'about', '/blog/was': '/blog/is' } as const;
  const { redirects } = hostingTables([], [], old);
  const destinationOf = (path: string) =>
    redirects.find(({ regex }) => new RegExp(regex).test(path))?.destination;
  for (const end of ['', '/', '.html', '.HTML', '.html/']) {
    for (const [path, destination] of [
      ['/Old-Name.php', routes.about.path],
      ['/OLD-NAME.PHP', routes.about.path],
      ['/blog/was', '/blog/is'],
    ]) {
      expect(destinationOf(`${path}${end}`)).toBe(destination);
    }
  }
  // For hosts that match no patterns.
  const listed = redirects.find((rule) => rule.spellings.includes('/blog/was'))?.spellings;
  expect(listed).toEqual(expect.arrayContaining(['/blog/was/', '/blog/was.html', '/BLOG/WAS']));
  for (const other of ['/Old-NameXphp', '/old-name', '/x/old-name.php', '/old-name.php/x']) {
    expect(destinationOf(other)).toBeUndefined();
  }
});

test('posts are read in the browser only where there is a collection', async () => {
  expect(tables.rewrites).toEqual([]);
  const { rewrites } = await tablesWith('NEXT_PUBLIC_FIREBASE_PROJECT_ID', 'project');
  expect(rewrites).toEqual([{ prefix: '/blog/', destination: '/blog/post.html' }]);
});

test('browsers are held to HTTPS as far as is set, and to nothing that cannot be undone before the last step', async () => {
  const valueAt = async (step: string) =>
    (await tablesWith('NEXT_PUBLIC_HSTS', step)).headers[0]?.headers['Strict-Transport-Security'];
  expect(await valueAt('1')).toBe('max-age=300');
  expect(await valueAt('2')).toBe('max-age=2592000; includeSubDomains');
  expect(await valueAt('3')).toBe('max-age=63072000; includeSubDomains; preload');
  expect(await valueAt('')).toBe(await valueAt('3'));
  await expect(valueAt('4')).rejects.toThrow('NEXT_PUBLIC_HSTS is “4”: give 1, 2 or 3');
});

/** The table of a build with a setting. */
async function tablesWith(name: string, value: string) {
  process.env[name] = value;
  jest.resetModules();
  const hosting = await import('./hosting').finally(() => delete process.env[name]);
  return hosting.hostingTables([], []);
}
