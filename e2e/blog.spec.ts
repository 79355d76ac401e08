import { expect, type Page, test } from '@playwright/test';
import { blog, postCategories } from '../content/blog';
import { POSTS_PER_PAGE } from '../lib/blog/pagination';
import { postsIn } from '../lib/blog/post-folder';
import { hold } from './hold';
import { hydrate } from './hydrate';
import { postBodyOf } from './parts';

const posts = postsIn('content/posts');
const titles = (matching: typeof posts) => matching.map(({ title }) => title);
const cards = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('heading');
const count = (page: Page) => page.getByRole('main').getByRole('status').first();
const field = (page: Page, name: keyof typeof blog.filters) =>
  page.getByLabel(blog.filters[name], { exact: true });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/blog', '/blogs']) {
    test(`${path} lists the newest posts and leads to the rest`, async ({ page }) => {
      await page.goto(path);
      await expect(cards(page)).toHaveText(titles(posts.slice(0, POSTS_PER_PAGE)));
      await expect(page.getByRole('search')).toBeHidden();
      await page.getByRole('link', { name: 'Earlier posts' }).click();
      await expect(page).toHaveURL('/blog/page/2');
      await expect(cards(page)).toHaveText(titles(posts.slice(POSTS_PER_PAGE, 2 * POSTS_PER_PAGE)));
    });
  }

  test('every post opens', async ({ page }) => {
    for (const { id, title, author, date, category } of posts) {
      await page.goto(`/blog/${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      const article = page.getByRole('article');
      for (const words of [author, date, category]) await expect(article).toContainText(words);
    }
  });
});

test.describe('the filters', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/blog');
    await expect(async () => {
      await field(page, 'date').focus();
      await field(page, 'q').focus();
      await expect(page.locator('html[data-hydrated]')).toBeAttached({ timeout: 1000 });
    }).toPass();
  });

  test('offer every category and every author, and narrow the list at once', async ({ page }) => {
    const authors = [...new Set(posts.map(({ author }) => author))].sort();
    await expect(field(page, 'category').locator('option')).toHaveText(['All', ...postCategories]);
    await expect(field(page, 'author').locator('option')).toHaveText(['All', ...authors]);
    for (const category of postCategories) {
      const expected = posts.filter((post) => post.category === category);
      await field(page, 'category').selectOption(category);
      await expect(cards(page)).toHaveText(titles(expected));
      await expect(count(page)).toHaveText(`${expected.length} posts`);
    }
  });

  test('combine by AND and stay in the address, and Back undoes them', async ({ page }) => {
    await field(page, 'category').selectOption('Cybersecurity');
    await expect(page).toHaveURL('/blog?category=Cybersecurity');
    await field(page, 'author').selectOption('SOC Team');
    const both = posts.filter(
      (post) => post.category === 'Cybersecurity' && post.author === 'SOC Team',
    );
    await expect(cards(page)).toHaveText(titles(both));
    await field(page, 'date').fill(both[0]?.date ?? '');
    await expect(cards(page)).toHaveText(titles(both.slice(0, 1)));
    await expect(count(page)).toHaveText('1 post');
    await expect(page).toHaveURL(
      `/blog?category=Cybersecurity&author=SOC+Team&date=${both[0]?.date}`,
    );
    await page.goBack();
    await expect(field(page, 'date')).toHaveValue('');
    await expect(cards(page)).toHaveText(titles(both));
    await page.goBack();
    await expect(field(page, 'author')).toHaveValue('');
    await page.goBack();
    await expect(page).toHaveURL('/blog');
    await expect(cards(page)).toHaveText(titles(posts.slice(0, POSTS_PER_PAGE)));
    await page.goForward();
    await expect(field(page, 'category')).toHaveValue('Cybersecurity');
  });

  test('Back from a post returns to the filtered list', async ({ page }) => {
    await field(page, 'category').selectOption('AI & Security');
    const expected = titles(posts.filter(({ category }) => category === 'AI & Security'));
    await expect(cards(page)).toHaveText(expected);
    await cards(page).first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(expected[0] ?? '');
    await page.goBack();
    await expect(cards(page)).toHaveText(expected);
    await expect(field(page, 'category')).toHaveValue('AI & Security');
  });

  test('find words of titles and of texts, typed in any case', async ({ page }) => {
    await field(page, 'q').fill('RANSOMWARE hour');
    await expect(cards(page).first()).toHaveText('The first hour of a ransomware call');
    await expect(page).toHaveURL('/blog?q=RANSOMWARE+hour');
    // A word that stands in one text alone, and in no title or summary.
    await field(page, 'q').fill('Get-SmbOpenFile');
    await expect(cards(page)).toHaveText(['The first hour of a ransomware call']);
    await page.goBack();
    await expect(page).toHaveURL('/blog');
    await expect(field(page, 'q')).toHaveValue('');
  });

  test('where nothing matches, it says what to drop and how much that leaves', async ({ page }) => {
    await field(page, 'category').selectOption('PenTesting');
    await field(page, 'author').selectOption('SOC Team');
    await expect(page.getByRole('heading', { name: blog.empty.heading })).toBeVisible();
    await expect(count(page)).toHaveText('No posts');
    const left = posts.filter(({ category }) => category === 'PenTesting');
    await page.getByRole('button', { name: `Without author “SOC Team”: ${left.length}` }).click();
    await expect(cards(page)).toHaveText(titles(left));
    await expect(field(page, 'author')).toHaveValue('');
    await page.getByRole('button', { name: blog.filters.clear }).click();
    await expect(cards(page)).toHaveText(titles(posts.slice(0, POSTS_PER_PAGE)));
    await expect(page).toHaveURL('/blog');
  });

  test('what was chosen before the script arrived is not lost', async ({ page, context }) => {
    const arrive = await hold(context, '**/_next/static/chunks/**');
    await page.goto('/blog');
    await field(page, 'category').selectOption('PenTesting');
    arrive();
    const expected = posts.filter(({ category }) => category === 'PenTesting');
    await expect(cards(page)).toHaveText(titles(expected));
    await expect(field(page, 'category')).toHaveValue('PenTesting');
  });
});

test('a shared address shows its filtered list without a further sign', async ({ page }) => {
  await page.goto('/blogs?category=Cloud+Security&q=bucket');
  const expected = posts.filter(
    ({ category, title, summary, content }) =>
      category === 'Cloud Security' && /bucket/i.test(`${title} ${summary} ${content}`),
  );
  await expect(cards(page)).toHaveText(titles(expected));
  await expect(field(page, 'category')).toHaveValue('Cloud Security');
  await expect(field(page, 'q')).toHaveValue('bucket');
});

test('the index is fetched on first use, and failing it leaves what is there, with a retry', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.route('**/blog/index.json', (route) => route.abort());
  await page.goto('/blog');
  await hydrate(page);
  expect(asked.filter((path) => path.endsWith('.json'))).toEqual(['/speculation-rules.json']);
  await field(page, 'category').selectOption('PenTesting');
  const shown = posts.slice(0, POSTS_PER_PAGE).filter(({ category }) => category === 'PenTesting');
  await expect(cards(page)).toHaveText(titles(shown));
  await expect(page.getByRole('main').getByRole('alert')).toContainText(blog.listing.incomplete);
  await page.unroute('**/blog/index.json');
  await page.getByRole('button', { name: blog.listing.retry }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  const all = posts.filter(({ category }) => category === 'PenTesting');
  await expect(cards(page)).toHaveText(titles(all));
});

test.describe('a post', () => {
  const post = posts.find(({ id }) => id === 'first-hour-of-a-ransomware-call');
  const path = `/blog/${post?.id}`;

  test('has contents, related posts, neighbours and links to share it', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).origin));
    await page.goto(path);
    const contents = page.getByRole('navigation', { name: blog.post.contents }).getByRole('link');
    await expect(contents).toHaveText(await page.locator('article h2').allTextContents());
    await contents.nth(2).click();
    await expect(page.locator('article h2').nth(2)).toBeInViewport();
    expect(new URL(page.url()).hash).toBe('#minutes-25-to-40-keep-what-will-rot');

    const related = page.getByRole('region', { name: blog.post.related }).getByRole('link');
    await expect(related).toHaveCount(3);
    const position = posts.findIndex(({ id }) => id === post?.id);
    await expect(
      page.getByRole('navigation', { name: 'Newer and older posts' }).getByRole('link'),
    ).toHaveText(titles(posts.filter((_, at) => Math.abs(at - position) === 1)));

    const share = page.getByRole('article').getByRole('link', { name: 'LinkedIn' });
    const shared = encodeURIComponent(`https://www.vigilane.example${path}`);
    await expect(share).toHaveAttribute('href', new RegExp(`=${shared.replace(/\./g, '\\.')}$`));
    expect(new Set(requests)).toEqual(new Set([new URL(page.url()).origin]));
  });

  test('marks links that leave the site', async ({ page }) => {
    await page.goto(path);
    const outside = postBodyOf(page).locator('a[href^="https://"]').first();
    expect(await outside.evaluate((link) => getComputedStyle(link, '::after').content)).toContain(
      '(external)',
    );
  });

  test('scrolls its code and tables inside themselves', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(path);
    const code = postBodyOf(page).locator('pre').first();
    expect(await code.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true);
    await expect(code).toHaveCSS('overflow-x', 'auto');
    await expect(page.getByRole('group', { name: blog.post.table }).first()).toHaveCSS(
      'overflow-x',
      'auto',
    );
  });

  test('prints as a report: text and address, without navigation', async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('navigation', { name: blog.post.contents })).toBeHidden();
    await expect(page.getByRole('region', { name: blog.post.related })).toBeHidden();
    await expect(page.getByText(`https://www.vigilane.example${path}`)).toBeVisible();
  });
});

test('both feeds carry the newest posts in full, and pages name them', async ({
  page,
  request,
}) => {
  await page.goto('/blog');
  for (const [type, path] of [
    ['application/atom+xml', '/blog/feed.xml'],
    ['application/feed+json', '/blog/feed.json'],
  ] as const) {
    const link = page.locator(`link[rel=alternate][type="${type}"]`);
    expect(new URL((await link.getAttribute('href')) ?? '').pathname).toBe(path);
    const answer = await request.get(path);
    expect(answer.headers()['content-type']).toContain(type);
    const text = await answer.text();
    for (const { id, title } of posts) {
      expect(text).toContain(`https://www.vigilane.example/blog/${id}`);
      expect(text).toContain(title.replace(/'/g, '').slice(0, 12));
    }
    expect(text).toContain('Get-SmbOpenFile');
  }
  const { items } = await (await request.get('/blog/feed.json')).json();
  expect(items).toHaveLength(posts.length);
  expect(items[0].content_html).toContain('<h2');
  // Parsed where no page's Trusted Types forbid it.
  const xml = await (await request.get('/blog/feed.xml')).text();
  await page.goto('about:blank');
  const errors = await page.evaluate(
    (text) =>
      new DOMParser().parseFromString(text, 'text/xml').querySelectorAll('parsererror').length,
    xml,
  );
  expect(errors).toBe(0);
});
