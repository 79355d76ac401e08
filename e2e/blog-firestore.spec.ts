import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, type Page, test } from '@playwright/test';
import { blog, postCategories } from '../content/blog';
import { POSTS_PER_PAGE, postsOnPage } from '../lib/blog/pagination';
import { postsIn } from '../lib/blog/post-folder';
import { slugOf } from '../lib/text';
import { noteAnnouncements } from './announcements';
import {
  ADMINISTRATOR,
  addPosts,
  call,
  documentName,
  FIRESTORE_PORT,
  PROJECT,
  type Stored,
  setFault,
  storePosts,
} from './firestore/client';
import { hold } from './hold';
import { postBodyOf } from './parts';
import { expectSound } from './sound';
import { BUCKET, firestore, originOf } from './variants';

const NEWEST = 100;

const site = originOf(firestore);
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
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const newest = (page: Page) => page.locator(`#${slugOf(blog.shell.newest)}`);
const openPost = (page: Page, id = published.id) => page.goto(`${site}/blog/${id}`);

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

/** Posts of days after each other, newer than all that were there at the build. */
function manyPosts(count: number): Stored[] {
  return Array.from({ length: count }, (_, number) => {
    const day = new Date(Date.UTC(2900, 0, 1 + number)).toISOString().slice(0, 10);
    return { ...published, id: `many-${number}`, title: `Post number ${number}`, date: day };
  });
}

/** What was thrown or logged, but what the browser itself says of a request that failed. */
const complaints = () => messages.filter((text) => !text.startsWith('Failed to load resource'));

/** Runs a script of the project against the stand-in. */
function runScript(name: string, settings: Readonly<Record<string, string>>) {
  const command = ['--conditions=react-server', `${name}.ts`];
  const env = {
    ...process.env,
    NEXT_PUBLIC_FIREBASE_PROJECT_ID: PROJECT,
    NEXT_PUBLIC_FIRESTORE_EMULATOR_HOST: `127.0.0.1:${FIRESTORE_PORT}`,
    ...settings,
  };
  return promisify(execFile)('tsx', command, { env });
}

test('new posts come and changed titles change by themselves, and what is no post is skipped', async ({
  page,
}) => {
  const corrected = built[builtTitles.length - 1];
  await addPosts([
    published,
    { ...published, id: 'no-title', title: '' },
    { ...corrected, title: 'A corrected title' } as Stored,
  ]);
  await page.goto(`${site}/blog`);
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
  expect(complaints()).toEqual(['blogs/no-title is skipped: title: is empty.']);
});

for (const fault of ['down', 'forbidden', 'hanging'] as const) {
  test(`with Firestore ${fault} the list stays, and a new post can be asked for again`, async ({
    page,
  }) => {
    await addPosts([published]);
    await setFault(fault);
    await page.goto(`${site}/blog`);
    await expect(notice(page)).toHaveText(blog.listing.outOfDate);
    await expect(cards(page)).toHaveText(builtTitles);
    await expectSound(page);
    await openPost(page);
    await expect(heading(page)).toHaveText(blog.shell.failed);
    await expect(newest(page).getByRole('link').first()).toHaveText(builtTitles[0] ?? '');
    await setFault('none');
    await page.getByRole('button', { name: blog.shell.retry }).press('Enter');
    await expect(heading(page)).toHaveText(published.title);
    await expect(heading(page)).toBeFocused();
    expect(complaints()).toEqual([]);
  });
}

test('of many documents a visit reads the newest hundred', async ({ page }) => {
  await addPosts(manyPosts(NEWEST + 20));
  const read = page.waitForResponse(/:runQuery/);
  await page.goto(`${site}/blog`);
  expect(JSON.parse(await (await read).text())).toHaveLength(NEWEST);
  await expect(cards(page)).toHaveCount(POSTS_PER_PAGE);
  expect(complaints()).toEqual([]);
});

test('a post that was deleted, or marked as a draft, leaves the list and its page', async ({
  page,
}) => {
  const [deleted, draft, kept] = built;
  await storePosts(
    built
      .filter((post) => post !== deleted)
      .map((post) => ({ ...post, updated: '', ...(post === draft && { draft: true }) }) as Stored),
  );
  await page.goto(`${site}/blog`);
  await expect(cards(page).first()).toHaveText(kept?.title ?? '');
  for (const post of [deleted, draft]) {
    await openPost(page, post?.id);
    await expect(page.getByRole('alert')).toContainText(blog.shell.missingText);
    await expect(heading(page)).toHaveText(blog.shell.missing);
  }
  const asked = page.waitForEvent('requestfinished', (request) => request.url().includes('mask'));
  await openPost(page, kept?.id);
  await asked;
  await expect(heading(page)).toHaveText(kept?.title ?? '');

  await setFault('down');
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('mask'));
  await openPost(page, deleted?.id);
  await failed;
  await expect(heading(page)).toHaveText(deleted?.title ?? '');
});

test('a draft that is pushed goes where no reader comes', async ({ page }, { outputDir }) => {
  const { category, author } = published;
  const front = { category, author, date: '2020-01-01' };
  const files = {
    pushed: { ...front, title: 'Pushed and out' },
    marked: { ...front, title: 'A heptarchic draft', draft: true },
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
  await page.goto(`${site}/blog`);
  expect(await (await read).text()).toContain('Pushed and out');
  await expect(notice(page)).toHaveText('');
  expect((await Promise.all(answers)).join()).not.toContain('heptarchic');

  const get = (collection: string, id: string) => ({ documents: [documentName(collection, id)] });
  for (const id of ['marked', 'ahead']) {
    const kept = await call('batchGet', get('drafts', id), ADMINISTRATOR);
    expect(await kept.text()).toContain(`The text of ${id}.`);
    expect(await (await call('batchGet', get('blogs', id))).text()).not.toContain('The text');
  }
  const list = (collectionId: string, limit?: number) => ({
    structuredQuery: { from: [{ collectionId }], limit },
  });
  for (const [name, body, status] of [
    ['runQuery', list('blogs', 300), 200],
    ['runQuery', list('blogs', 301), 403],
    ['runQuery', list('blogs'), 403],
    ['runQuery', list('drafts', 10), 403],
    ['batchGet', get('blogs', 'marked'), 200],
    ['batchGet', get('drafts', 'marked'), 403],
  ] as const) {
    expect((await call(name, body)).status, JSON.stringify(body)).toBe(status);
  }
});

test('the build reads all of a collection, and names a draft that lies open', async ({
  request: _,
}, { outputDir }) => {
  const many = manyPosts(310);
  await addPosts([...many, { ...published, draft: true }]);
  const { stdout } = await runScript('build/read-posts', { SITE_ROOT: outputDir });
  expect(stdout).toContain(`${built.length + many.length} posts read`);
  expect(stdout).toContain(
    `blogs/${published.id}, draft: true keeps it off the pages, but anybody may read it: move it to the collection drafts.`,
  );
});

test('a post published after the build comes by itself, is announced, and takes the focus from nobody', async ({
  page,
}) => {
  await addPosts([published]);
  const arrive = await hold(page, READ);
  await openPost(page);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  const announced = await noteAnnouncements(page);
  arrive();
  await expect(heading(page)).toHaveText(published.title);
  await expect(page).toHaveTitle(new RegExp(`^${published.title}`));
  const article = page.getByRole('article');
  await expect(article).toContainText('heptarchy');
  // No author of the site's own.
  await expect(article.getByText(published.author)).toBeVisible();
  await expect(article.getByRole('link', { name: published.author })).toHaveCount(0);
  await expect.poll(announced).toEqual([blog.shell.arrived]);
  await expect(page.locator('body')).toBeFocused();
  await expectSound(page);
  expect(complaints()).toEqual([]);
});

test('an address that names no post says so, above the list', async ({ page }) => {
  // An unknown id, what can be none, and the address of a page of the list.
  for (const address of ['no-such-post', 'a%20b', 'page/99']) {
    await openPost(page, address);
    await expect(heading(page), address).toHaveText(blog.shell.missing);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(newest(page).getByRole('link').first()).toHaveText(builtTitles[0] ?? '');
  }
  expect(complaints()).toEqual([]);
});

test('without JavaScript the shell says what it needs, and shows the list', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await openPost(page);
  const words = page.locator('noscript p'); // Text is not looked for in there by itself.
  await expect(words).toHaveText(blog.shell.script);
  await expect(words).toBeVisible();
  await expect(page.getByRole('link', { name: builtTitles[0] })).toBeVisible();
  await page.close();
});

test('a new post shows pictures of the project’s bucket, and links to all others', async ({
  page,
}) => {
  const bucket = `https://firebasestorage.googleapis.com/v0/b/${BUCKET}/o/`;
  await page.route(`${bucket}**`, async (route) => {
    const body = '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="10"/>';
    await route.fulfill({ contentType: 'image/svg+xml', body });
  });
  const linked = [
    'https://elsewhere.example/a.png',
    `${bucket}../../other/o/a.png`,
    '/pictures/a.png',
  ];
  await addPosts([
    {
      ...published,
      picture: `${bucket}cover.svg?alt=media`,
      pictureAlt: 'A cover',
      content: `![A chart](${bucket}chart.svg?alt=media)\n\n${linked.map((address) => `![Linked](${address})`).join(' ')}`,
    },
  ]);
  await openPost(page);
  const pictures = page.getByRole('article').getByRole('img');
  await expect(pictures).toHaveCount(2);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    const width = () => picture.evaluate((one: HTMLImageElement) => one.naturalWidth);
    await expect.poll(width).toBe(90);
  }
  await expect(postBodyOf(page).getByRole('link', { name: 'Linked' })).toHaveCount(linked.length);
});
