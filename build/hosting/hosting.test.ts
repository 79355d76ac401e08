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
  process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID = 'project';
  jest.resetModules();
  const hosting = await import('./hosting');
  delete process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID;
  expect(hosting.hostingTables([], []).rewrites).toEqual([
    { prefix: '/blog/', destination: '/blog/post.html' },
  ]);
});
