import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { blog, postCategories } from '../content/blog';
import { unrecoveredWords } from '../content/interface';
import { POSTS_PER_PAGE, postsOnPage } from '../lib/blog/pagination';
import { postsIn } from '../lib/blog/post-folder';
import { pathOf } from '../lib/routes';
import { noteAnnouncements } from './announcements';
import { archivePosts } from './archive';
import {
  addPosts,
  DATABASE,
  FIRESTORE_PORT,
  ORIGIN,
  PROJECT,
  type Stored,
  setFault,
  storePosts,
} from './firestore/client';
import { hold } from './hold';
import { hydrate } from './hydrate';
import { postBodyOf } from './parts';
import { originNamed } from './variants';

const MOST_BEFORE_REFRESH = 20_000;
const MOST_WITH_FIRESTORE = 50_000;
const NEWEST = 100;

/** The site waits 4 s for Firestore, and on a busy machine some more for its own script. */
const AFTER_TIMEOUT = { timeout: 15_000 };

const site = originNamed('firestore');
const built = postsIn('content/posts');
const builtTitles = postsOnPage(1, built).map(({ title }) => title);

/** A post as an editor stores it, newer than all that were there at the build. */
const published = {
  id: 'published-since',
  title: 'Published since the build',
  category: built[0]?.category ?? postCategories[0],
  author: 'Guest Team',
  date: '2999-01-10',
  summary: 'Stored in the collection after the site was built.',
  content: '## First things\n\nA **new** post with the word heptarchy.',
};

/** What asks for one post. */
const READ = '**/documents:batchGet*';

const cards = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('heading');
const notice = (page: Page) => page.getByRole('main').getByRole('status').nth(1);

// One collection for all: what one test stores or breaks, no other may meet.
test.describe.configure({ mode: 'serial' });

let messages: string[] = [];

test.beforeEach(async ({ page }) => {
  await setFault('none');
  await storePosts(
    built.map(({ updated, ...post }): Stored => ({ ...post, ...(updated && { updated }) })),
  );
  messages = [];
  page.on('pageerror', (error) => messages.push(error.message));
  page.on('console', (message) => messages.push(message.text()));
});

test.afterAll(() => setFault('none'));

/** What was thrown or logged, but what the browser itself says of a request that failed. */
const complaints = () => messages.filter((text) => !text.startsWith('Failed to load resource'));

/** Runs a script of the project against the stand-in. */
function runScript(name: string, settings: Readonly<Record<string, string>>) {
  const command = ['--no-install', 'tsx', '--conditions=react-server', `${name}.ts`];
  const env = {
    ...process.env,
    NEXT_PUBLIC_FIREBASE_PROJECT_ID: PROJECT,
    NEXT_PUBLIC_FIRESTORE_EMULATOR_HOST: `127.0.0.1:${FIRESTORE_PORT}`,
    ...settings,
  };
  return promisify(execFile)('npx', command, { env });
}

/** The listing after the collection was read, by itself: no pointer, no key. */
async function openListing(page: Page, asked = '') {
  await page.goto(`${site}/blog${asked}`);
  await expect(notice(page)).not.toHaveText(blog.listing.checking);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
}

test('new posts appear and changed titles change, by themselves', async ({ page }) => {
  const corrected = built[builtTitles.length - 1];
  await addPosts([published, { ...corrected, title: 'A corrected title' } as Stored]);
  await page.goto(`${site}/blog`);
  await expect(cards(page).first()).toHaveText(published.title);
  await expect(cards(page)).toHaveText([
    published.title,
    ...builtTitles.slice(0, -1),
    'A corrected title',
  ]);
  await expect(notice(page)).toHaveText('');
  const author = page.getByLabel(blog.filters.author, { exact: true });
  await author.selectOption(published.author);
  await expect(cards(page)).toHaveText([published.title]);
  await page.getByRole('button', { name: blog.filters.clear }).click();
  await page.getByLabel(blog.filters.q, { exact: true }).fill('heptarch');
  await expect(cards(page)).toHaveText([published.title]);
  expect(complaints()).toEqual([]);
});

test('nothing jumps when a new post comes in', async ({ page }) => {
  await addPosts([published]);
  await page.addInitScript(() => {
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shift += (entry as PerformanceEntry & { value: number }).value;
      document.documentElement.dataset.shift = String(shift);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${site}/blog`);
  await expect(cards(page).first()).toHaveText(published.title);
  // Two frames: one that lays the new list out, one that reports what it moved.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  const shift = await page.locator('html').getAttribute('data-shift');
  expect(Number(shift)).toBeLessThan(0.005);
});

for (const fault of ['down', 'forbidden', 'hanging'] as const) {
  test(`with Firestore ${fault} the prerendered list stays, with a notice`, async ({ page }) => {
    await setFault(fault);
    await page.goto(`${site}/blog`);
    await expect(cards(page)).toHaveText(builtTitles);
    await expect(notice(page)).toHaveText(blog.listing.outOfDate, AFTER_TIMEOUT);
    await expect(cards(page)).toHaveText(builtTitles);
    await page.getByLabel(blog.filters.category).selectOption(published.category);
    await expect(cards(page)).toHaveText(
      postsOnPage(
        1,
        built.filter(({ category }) => category === published.category),
      ).map(({ title }) => title),
    );
    expect(complaints()).toEqual([]);
  });

  test(`with Firestore ${fault} a new post says so, offers a retry and shows the list`, async ({
    page,
  }) => {
    await addPosts([published]);
    await setFault(fault);
    await page.goto(`${site}/blog/${published.id}`);
    const heading = page.getByRole('heading', { level: 1 });
    if (fault === 'hanging')
      await expect(heading).toHaveText(blog.shell.loading, { useInnerText: true });
    await expect(heading).toHaveText(blog.shell.failed, AFTER_TIMEOUT);
    await expect(
      page.getByRole('region', { name: blog.shell.newest }).getByRole('link').first(),
    ).toHaveText(builtTitles[0] ?? '');
    await setFault('none');
    await page.getByRole('button', { name: blog.shell.retry }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(published.title);
    expect(complaints()).toEqual([]);
  });
}

test('an empty collection takes nothing away', async ({ page }) => {
  await storePosts([]);
  await openListing(page);
  await expect(cards(page)).toHaveText(builtTitles);
  expect(complaints()).toEqual([]);
});

test('malformed documents are skipped, each with one warning that names id and field', async ({
  page,
}) => {
  const stamped = new Date('2999-01-08T12:00:00Z');
  await addPosts([
    { ...published, id: 'no-title', title: '' },
    { ...published, id: 'bad-date', date: 'soon' },
    { ...published, id: 'number', author: 7 },
    { ...published, id: 'an id.of words' },
    { ...published, id: 'page' },
    { ...published, id: 'bare', title: 'Only what is required', summary: '', content: '' },
    {
      ...published,
      id: 'stamped',
      title: 'With a timestamp',
      date: stamped,
    },
  ]);
  await openListing(page);
  await expect(cards(page)).toHaveText([
    'Only what is required',
    'With a timestamp',
    ...builtTitles,
  ]);
  await expect(page.getByRole('listitem').filter({ hasText: 'With a timestamp' })).toContainText(
    stamped.toLocaleDateString('en-CA', { timeZone: blog.timeZone }),
  );
  expect(complaints().sort()).toEqual([
    'blogs/an id.of words is skipped: id: must be of letters from A to Z, digits, hyphens and underscores.',
    'blogs/bad-date is skipped: date: must be a date, YYYY-MM-DD.',
    'blogs/no-title is skipped: title: is empty.',
    'blogs/number is skipped: author: must be text.',
    'blogs/page is skipped: id: “page” means something else at an address of this site.',
  ]);
});

test('of 5,000 documents a visit reads the newest hundred', async ({ page }) => {
  const day = (number: number) =>
    new Date(Date.UTC(2900, 0, 1) + number * 24 * 3600 * 1000).toISOString().slice(0, 10);
  await addPosts(
    Array.from({ length: 5000 }, (_, number) => ({
      ...published,
      id: `many-${number}`,
      title: `Post number ${number}`,
      date: day(number),
    })),
  );
  const read = page.waitForResponse(/:runQuery/);
  await openListing(page);
  expect(JSON.parse(await (await read).text())).toHaveLength(NEWEST);
  await expect(cards(page)).toHaveCount(NEWEST + builtTitles.length);
  await expect(cards(page).first()).toHaveText('Post number 4999');
  await expect(cards(page).last()).toHaveText(builtTitles.at(-1) ?? '');
  await page.getByLabel(blog.filters.author, { exact: true }).selectOption('Guest Team');
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(`${NEWEST} posts`);
  await expect(cards(page)).toHaveCount(POSTS_PER_PAGE);
  await page.getByRole('button', { name: blog.listing.more }).click();
  await expect(cards(page)).toHaveCount(2 * POSTS_PER_PAGE);
  await expect(cards(page).nth(POSTS_PER_PAGE).getByRole('link')).toBeFocused();
  expect(complaints()).toEqual([]);
});

test('a draft that is pushed goes where no reader comes', async ({ page, request }, {
  outputDir,
}) => {
  const front = {
    category: published.category,
    author: published.author,
    summary: 'A short text.',
  };
  const files = {
    pushed: { ...front, title: 'Pushed and out', date: '2020-01-01' },
    marked: { ...front, title: 'A heptarchic draft', date: '2020-01-01', draft: true },
    ahead: { ...front, title: 'A heptarchic post dated ahead', date: '2999-01-01' },
  };
  const folder = `${outputDir}/posts`;
  mkdirSync(folder, { recursive: true });
  for (const [id, head] of Object.entries(files)) {
    writeFileSync(`${folder}/${id}.md`, `---\n${JSON.stringify(head)}\n---\nThe text of ${id}.`);
  }
  await runScript('tools/push-posts', { POSTS_FOLDER: folder });

  const answers: Promise<string>[] = [];
  page.on('response', (answer) => answers.push(answer.text().catch(() => '')));
  const read = page.waitForResponse(/:runQuery/);
  await openListing(page);
  expect(await (await read).text()).toContain('Pushed and out');
  expect((await Promise.all(answers)).join()).not.toContain('heptarchic');

  const rest = `${ORIGIN}/v1/${DATABASE}/documents`;
  const owner = { Authorization: 'Bearer owner' };
  const query = (from: object, limit = 10) => ({
    data: { structuredQuery: { from: [from], limit } },
  });
  for (const id of ['marked', 'ahead']) {
    const kept = await request.get(`${rest}/drafts/${id}`, { headers: owner });
    expect(await kept.text()).toContain(`The text of ${id}.`);
    expect((await request.get(`${rest}/drafts/${id}`)).status()).toBe(403);
    expect(await (await request.get(`${rest}/blogs/${id}`)).text()).not.toContain('The text');
  }
  for (const [path, status] of [
    ['blogs?pageSize=300', 200],
    ['blogs?pageSize=301', 403],
    ['blogs', 403],
    ['drafts?pageSize=10', 403],
  ] as const) {
    expect((await request.get(`${rest}/${path}`)).status(), path).toBe(status);
  }
  for (const [from, status] of [
    [{ collectionId: 'blogs' }, 200],
    [{ collectionId: 'drafts' }, 403],
    [{ collectionId: 'drafts', allDescendants: true }, 403],
  ] as const) {
    const answer = await request.post(`${rest}:runQuery`, query(from));
    expect(answer.status(), JSON.stringify(from)).toBe(status);
  }
  const data = { documents: [`${DATABASE}/documents/drafts/marked`] };
  expect((await request.post(`${rest}:batchGet`, { data })).status()).toBe(403);
});

test('the build names a draft that lies open', async ({ request: _ }, { outputDir }) => {
  await addPosts([{ ...published, draft: true }]);
  const { stdout } = await runScript('build/read-posts', { SITE_ROOT: outputDir });
  expect(stdout).toContain(
    `blogs/${published.id}, draft: true keeps it off the pages, but anybody may read it: move it to the collection drafts.`,
  );
});

test('a post published after the build opens at its address, in full', async ({ page }) => {
  await addPosts([published]);
  await page.goto(`${site}/blog/${published.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(published.title);
  await expect(page.getByRole('article')).toContainText('heptarchy');
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveAttribute(
    'id',
    'first-things',
  );
  await expect(page).toHaveTitle(/^Published since the build/);
  expect(complaints()).toEqual([]);
});

test('a post that came by itself is announced, and takes the focus from nobody', async ({
  page,
}) => {
  await addPosts([published]);
  const arrive = await hold(page, READ);
  await page.goto(`${site}/blog/${published.id}`);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  const announced = await noteAnnouncements(page);
  arrive();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(published.title);
  await expect.poll(announced).toEqual([blog.shell.arrived]);
  await expect(page.locator('body')).toBeFocused();
});

test('a press on “Try again” keeps the focus: on the button, and on the post once it has come', async ({
  page,
}) => {
  await addPosts([published]);
  await setFault('forbidden');
  await page.goto(`${site}/blog/${published.id}`);
  const retry = page.getByRole('button', { name: blog.shell.retry });
  await expect(retry).toBeVisible(AFTER_TIMEOUT);
  const answer = await hold(page, READ);
  await retry.click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(blog.shell.loading, { useInnerText: true });
  await expect(heading).toBeFocused();
  answer();
  await expect(retry).toBeFocused();
  await setFault('none');
  await retry.press('Enter');
  await expect(heading).toHaveText(published.title);
  await expect(heading).toBeFocused();
});

test('without its scripts a new post’s page says so, and leads on once they are there', async ({
  page,
}) => {
  await addPosts([published]);
  const chunks = '**/_next/static/chunks/**';
  await page.route(chunks, (route) => route.fulfill({ status: 404 }));
  await page.goto(`${site}/blog/${published.id}`);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText(unrecoveredWords.text);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(blog.shell.failed, {
    useInnerText: true,
  });
  await page.unroute(chunks);
  await alert.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(published.title);
  await expect(alert).toBeHidden();
});

test('each link of a wide table comes into sight with the focus, on a phone', async ({ page }) => {
  const columns = ['Authority', 'Instrument', 'Notification', 'Publication', 'Registration'];
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const links = (number: number) => row(columns.map((name) => `[${name}${number}](#${number})`));
  const content = [row(columns), row(columns.map(() => '---')), links(1), links(2)].join('\n');
  await addPosts([{ ...published, content }]);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`${site}/blog/${published.id}`);
  const table = page.getByRole('group', { name: blog.post.table });
  await expect(table).toBeVisible();
  expect(await table.evaluate((box) => box.scrollWidth > 1.5 * box.clientWidth)).toBe(true);
  const stops = table.getByRole('link');
  await table.focus();
  for (let stop = 0; stop < (await stops.count()); stop += 1) {
    await page.keyboard.press('Tab');
    await expect(stops.nth(stop)).toBeFocused();
    const seen = await stops.nth(stop).evaluate((link) => {
      const box = link.getBoundingClientRect();
      const window = link.closest('[role="group"]')?.getBoundingClientRect() ?? new DOMRect();
      const width = Math.min(box.right, window.right) - Math.max(box.left, window.left);
      return width / Math.min(box.width, window.width);
    });
    expect(seen, `link ${stop + 1}`).toBeGreaterThan(0.95);
  }
});

test('every element of a post comes out as the build makes it', async ({ page }) => {
  const model = archivePosts().find(({ content }) => content.includes('The end of every element.'));
  const article = postBodyOf(page).first();
  const shown = async () => {
    await expect(article).toContainText('The end of every element.');
    await expect(article.locator('td:has-text("1.00")').first()).toHaveCSS('text-align', 'right');
    await expect(article.locator('th:text-is("Centre")')).toHaveCSS('text-align', 'center');
    // What a server puts between texts is no part of the page.
    return article.evaluate((body) => {
      const parts = document.createNodeIterator(body, NodeFilter.SHOW_COMMENT);
      for (let mark = parts.nextNode(); mark; mark = parts.nextNode()) (mark as Comment).remove();
      body.normalize();
      return body.innerHTML.replaceAll('><', '>\n<');
    });
  };
  await page.goto(`${originNamed('archive')}/blog/${model?.id}`);
  const built = await shown();
  await addPosts([{ ...published, content: model?.content ?? '' }]);
  await page.goto(`${site}/blog/${published.id}`);
  expect(await shown()).toBe(built);
  expect(built).toContain('AT&amp;T; &amp;none; and');
  expect(complaints()).toEqual([]);
});

test('stored HTML and harmful addresses come out as text', async ({ page }) => {
  await addPosts([
    {
      ...published,
      title: '<img src=x onerror="document.title=1">',
      content: [
        '<script>document.title = "run"</script>',
        '<img src="x" onerror="document.title = 1">',
        '[press](javascript:alert(1)) [data](data:text/html,x) [fine](https://nist.gov)',
        '![picture](data:image/png;base64,x)',
      ].join('\n\n'),
    },
  ]);
  await page.goto(`${site}/blog/${published.id}`);
  const article = page.getByRole('article');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    '<img src=x onerror="document.title=1">',
  );
  await expect(article).toContainText('<script>document.title = "run"</script>');
  await expect(article).toContainText('press data');
  await expect(postBodyOf(page).getByRole('link')).toHaveText(['fine']);
  await expect(article.locator('script, img')).toHaveCount(0);
  expect(complaints()).toEqual([]);
});

for (const [what, address] of [
  ['an unknown id', 'no-such-post'],
  ['what can be no id', 'a%20b'],
  ['the name of a page of the list', 'page/99'],
] as const) {
  test(`${what} is said to be no post, above the list`, async ({ page }) => {
    await page.goto(`${site}/blog/${address}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(blog.shell.missing);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    const list = page.getByRole('region', { name: blog.shell.newest }).getByRole('link');
    await expect(list.first()).toHaveText(builtTitles[0] ?? '');
    expect(complaints()).toEqual([]);
  });
}

test('a post that is too much to read as Markdown is shown as plain text', async ({ page }) => {
  await addPosts([{ ...published, content: `${'>'.repeat(10_000)} deep` }]);
  await page.goto(`${site}/blog/${published.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(published.title);
  await expect(page.getByRole('article')).toContainText('deep');
  await expect(page.locator('article').locator('blockquote')).toHaveCount(0);
  expect(complaints()).toEqual([]);
});

test('a malformed address is answered with 400', async ({ request }) => {
  expect((await request.get(`${site}/blog/%zz`)).status()).toBe(400);
  expect((await request.get(`${site}/blog`)).status()).toBe(200);
});

test('without JavaScript the shell says what it needs, and shows the list', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${site}/blog/${published.id}`);
  const words = page.locator('noscript p'); // Text is not looked for in there by itself.
  await expect(words).toHaveText(blog.shell.script);
  await expect(words).toBeVisible();
  await expect(page.getByRole('link', { name: builtTitles[0] })).toBeVisible();
  await page.close();
});

test('the listing’s script stays within its budget, before the refresh and with it', async ({
  page,
}) => {
  const sizes = async (path: string, settle: () => Promise<unknown>) => {
    const found = new Map<string, Promise<number>>();
    const collect = (response: import('@playwright/test').Response) => {
      if (response.request().resourceType() !== 'script') return;
      found.set(
        response.url(),
        response.body().then((body) => brotliCompressSync(body).length),
      );
    };
    page.on('response', collect);
    await page.goto(path);
    await settle();
    await page.waitForLoadState('networkidle');
    page.off('response', collect);
    return new Map(
      await Promise.all([...found].map(async ([url, size]) => [url, await size] as const)),
    );
  };
  const shared = await sizes(`${site}${pathOf('about')}`, async () => {
    await hydrate(page);
  });
  const own = await sizes(`${site}/blog`, () => expect(notice(page)).toHaveText(''));
  const beyond = [...own].filter(([url]) => !shared.has(url)).map(([, size]) => size);
  const total = beyond.reduce((sum, size) => sum + size, 0);
  expect(total).toBeLessThanOrEqual(MOST_WITH_FIRESTORE);
  // Firestore's chunk is by far the largest; the rest comes before the refresh.
  expect(total - Math.max(...beyond)).toBeLessThanOrEqual(MOST_BEFORE_REFRESH);
});

test('every host is told to serve the shell, and the rules are deployed with the site', () => {
  const root = 'variants/firestore';
  const firebase = JSON.parse(readFileSync(`${root}/firebase.json`, 'utf8'));
  expect(firebase.hosting.rewrites).toEqual([
    { regex: '^/blog/.+', destination: '/blog/post.html' },
  ]);
  expect(readFileSync(firebase.firestore.rules, 'utf8')).toContain('match /blogs/{post} {');
  // Cloudflare Pages answers from here; the other hosts' answers are asked for in hosts.spec.ts.
  expect(readFileSync(`${root}/out/blog/404.html`)).toEqual(
    readFileSync(`${root}/out/blog/post.html`),
  );
});
