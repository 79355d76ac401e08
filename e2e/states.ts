import {
  type BrowserContextOptions,
  expect as baseExpect,
  type Page,
  type Route,
} from '@playwright/test';
import { blog, postCategories } from '../content/blog';
import { contact, fieldLimits } from '../content/contact';
import {
  carouselWords,
  headerWords,
  scrollToTopWords,
  serviceWords,
  unrecoveredWords,
} from '../content/interface';
import { search } from '../content/search';
import { postsIn } from '../lib/blog/post-folder';
import { postPath } from '../lib/blog/post-path';
import { labelOf, pathOf } from '../lib/routes';
import { HOSTILE_POSTS } from './archive';
import { accept, answerWith, fill, fillAndSubmit, formOf, standIn } from './contact-page';
import { family, service } from './examples';
import { hold } from './hold';
import { ignoreRestingPointer } from './hydrate';
import { countLineOf } from './parts';

/** Pictures are taken two at a time, on a machine that may be busy. */
const expect = baseExpect.configure({ timeout: 15_000 });

/** A further build that a state needs: a name of e2e/variants.ts. */
export type StateBuild = 'keys' | 'firestore' | 'archive';

/**
 * A state that a visitor can bring a page to. Elements are found by role, label and text alone, so that a state is
 * reached in every release, whatever its class names.
 */
export interface State {
  /** Unique; it names the state in reports, and its pictures. */
  name: string;
  path: string;
  /** The further build that has the state; without it, the site as it is. */
  build?: StateBuild;
  /** The window's widths at which it can be reached, in CSS px. */
  widths: readonly number[];
  /** True where it shows in the window alone, as what is fixed or scrolled does; else the whole page counts. */
  inWindow?: true;
  /** True where the document is the opened page's: a pointer, the focus or the visitor's system make the difference. */
  sameDocument?: true;
  /** True where timers and frames stand still. */
  stopped?: true;
  context?: BrowserContextOptions;
  media?: Parameters<Page['emulateMedia']>[0];
  /** Runs before the page is opened. */
  prepare?(page: Page): Promise<unknown>;
  /** Brings the opened page into the state. */
  enter?(page: Page): Promise<unknown>;
}

const PHONE = [360];
const NARROW = [360, 768];
const WIDE = [1440];
const BOTH = [360, 1440];
/** The width of a sheet of A4 at 96 dpi. */
export const A4 = 794;

const HOME = pathOf('home');
const ABOUT = pathOf('about');
const BLOG = pathOf('blog');
const SEARCH = pathOf('search');
const CONTACT = pathOf('contact');
const SERVICE = pathOf(service);

const noScript = { javaScriptEnabled: false };
const motion = { reducedMotion: 'no-preference' } as const;
const print = { media: 'print' } as const;
const forced = { forcedColors: 'active' } as const;

/** What every clock shows. */
const MOMENT = new Date('2026-03-01T18:35:00Z');

const fixClock = (page: Page) => page.clock.setFixedTime(MOMENT);

/** Stops timers and frames, before the page is opened. */
async function stopClock(page: Page) {
  await page.clock.install({ time: MOMENT });
  await page.clock.pauseAt(MOMENT.getTime() + 1000);
}

/** Hydrates an opened page without a pointer, which might rest on something. */
async function hydrateByKey(page: Page) {
  await page.keyboard.press('Shift');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
}

/** Keeps an opened page from hydrating. */
/** Its islands' scripts are asked for and do not come: before the page has loaded, it would wait for them. */
async function withoutIslands(page: Page) {
  await ignoreRestingPointer(page);
  await hold(page, '**/_next/static/chunks/**');
}

const loseIslands = (page: Page) =>
  page.route('**/_next/static/chunks/**', (route) => route.fulfill({ status: 404 }));

/** Until the boot script has given up. */
async function waitForReload(page: Page) {
  await page.keyboard.press('Shift');
  await expect(page.getByRole('link', { name: unrecoveredWords.reload })).toBeVisible();
}

/** Takes the pointer to where nothing is pointed at. */
const rest = (page: Page) => page.mouse.move(1, 600);

const main = (page: Page) => page.getByRole('main');
const summary = (page: Page, words: string) =>
  page.getByRole('banner').locator('summary', { hasText: words });

async function press(page: Page, words: string) {
  await summary(page, words).click();
  await rest(page);
}

async function unfold(page: Page) {
  await press(page, headerWords.menu);
  await press(page, headerWords.services);
  await press(page, `${labelOf(family.route)}: ${headerWords.pages}`);
}

const services = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: labelOf('services'), exact: true });

async function scroll(page: Page) {
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await expect(page.getByRole('button', { name: scrollToTopWords.label })).toBeVisible();
}

/** The first Contact Us button of a page's own text. */
const button = (page: Page) =>
  main(page)
    .getByRole('link', { name: labelOf('contact'), exact: true })
    .first();

/** Focuses an element as the Tab key does: the browser shows the focus where a key was the last that was used. */
async function focusByKey(page: Page, element: ReturnType<typeof button>) {
  await page.keyboard.press('Tab');
  await element.focus();
}

const header: State[] = [
  {
    name: 'menu open',
    path: ABOUT,
    widths: NARROW,
    inWindow: true,
    enter: (page) => press(page, headerWords.menu),
  },
  { name: 'family unfolded', path: ABOUT, widths: NARROW, inWindow: true, enter: unfold },
  {
    name: 'family unfolded without script',
    path: SERVICE,
    widths: PHONE,
    inWindow: true,
    context: noScript,
    enter: unfold,
  },
  {
    name: 'Services panel by a press',
    path: SERVICE,
    widths: WIDE,
    inWindow: true,
    enter: (page) => press(page, headerWords.services),
  },
  {
    name: 'Services panel under the pointer',
    path: ABOUT,
    sameDocument: true,
    widths: WIDE,
    inWindow: true,
    enter: (page) => services(page).hover(),
  },
  {
    name: 'Services panel closed under the pointer',
    path: ABOUT,
    widths: WIDE,
    inWindow: true,
    async enter(page) {
      await services(page).hover();
      await services(page).focus();
      await page.keyboard.press('Escape');
      await expect(
        page.getByRole('banner').getByText(labelOf(family.items[0]), { exact: true }),
      ).toBeHidden();
    },
  },
  {
    name: 'header over the hero, pointed at',
    path: HOME,
    sameDocument: true,
    widths: BOTH,
    inWindow: true,
    enter: (page) => page.getByRole('banner').hover({ position: { x: 2, y: 2 } }),
  },
  { name: 'header over a scrolled hero', path: HOME, widths: BOTH, inWindow: true, enter: scroll },
  { name: 'arrow to the top', path: ABOUT, widths: BOTH, inWindow: true, enter: scroll },
  {
    name: 'skip link focused',
    path: ABOUT,
    sameDocument: true,
    widths: BOTH,
    inWindow: true,
    async enter(page) {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: headerWords.skip })).toBeFocused();
    },
  },
];

// Without islands: a page that is scrolled to what is pointed at would hydrate some moment later.
const controls: State[] = [
  {
    name: 'button pointed at',
    path: HOME,
    sameDocument: true,
    inWindow: true,
    prepare: withoutIslands,
    widths: WIDE,
    enter: (page) => button(page).hover(),
  },
  {
    name: 'button held down',
    path: HOME,
    sameDocument: true,
    inWindow: true,
    media: motion,
    prepare: withoutIslands,
    widths: WIDE,
    async enter(page) {
      await button(page).hover();
      await page.mouse.down();
      // The press has spread as far as it goes.
      await button(page).evaluate((element) => {
        for (const animation of element.getAnimations({ subtree: true })) animation.finish();
      });
    },
  },
  {
    name: 'button focused',
    path: HOME,
    sameDocument: true,
    inWindow: true,
    prepare: withoutIslands,
    widths: WIDE,
    enter: (page) => focusByKey(page, button(page)),
  },
  {
    name: 'field focused',
    path: CONTACT,
    widths: WIDE,
    async enter(page) {
      await hydrateByKey(page);
      await focusByKey(page, formOf(page).message);
    },
  },
  {
    name: 'card pointed at',
    path: pathOf('services'),
    sameDocument: true,
    inWindow: true,
    prepare: withoutIslands,
    widths: WIDE,
    enter: (page) => main(page).getByRole('link', { name: serviceWords.readMore }).first().hover(),
  },
  {
    name: 'row pointed at',
    path: HOME,
    sameDocument: true,
    inWindow: true,
    prepare: withoutIslands,
    widths: WIDE,
    enter: (page) => main(page).locator('a[href^="/blog/"]').first().hover(),
  },
];

const filter = (page: Page, name: keyof typeof blog.filters) =>
  page.getByLabel(blog.filters[name], { exact: true });

/** Narrows the list, and waits until all posts were searched. */
async function narrow(page: Page, choose: () => Promise<unknown>) {
  await hydrateByKey(page);
  await choose();
  await expect(countLineOf(page)).toHaveText(/^(\d+ )?(no )?posts?$/i);
}

const chooseCategory = (page: Page) => filter(page, 'category').selectOption({ index: 1 });

/** A search for what no post says. */
const NOWHERE = 'qqqqqqqq';

const listing: State[] = [
  {
    name: 'filtered by category',
    path: BLOG,
    widths: BOTH,
    enter: (page) => narrow(page, () => chooseCategory(page)),
  },
  {
    name: 'filtered by author',
    path: BLOG,
    widths: BOTH,
    enter: (page) => narrow(page, () => filter(page, 'author').selectOption({ index: 1 })),
  },
  {
    name: 'filtered by date',
    path: BLOG,
    widths: BOTH,
    async enter(page) {
      const date = await main(page).locator('time').first().innerText();
      await narrow(page, () => filter(page, 'date').fill(date));
    },
  },
  {
    name: 'searched',
    path: BLOG,
    widths: BOTH,
    async enter(page) {
      const title = await main(page).getByRole('heading', { level: 3 }).first().innerText();
      await narrow(page, () => filter(page, 'q').fill(title));
    },
  },
  {
    name: 'nothing found, and what to loosen',
    path: BLOG,
    widths: BOTH,
    enter: (page) => narrow(page, () => filter(page, 'q').fill(NOWHERE)),
  },
  {
    name: 'nothing found, and nothing to loosen',
    path: BLOG,
    widths: PHONE,
    async enter(page) {
      await narrow(page, () => filter(page, 'q').fill(NOWHERE));
      await filter(page, 'date').fill('1999-01-01');
      await expect(main(page).getByText(blog.empty.clear)).toBeVisible();
    },
  },
  {
    name: 'search with results',
    path: `${SEARCH}?q=security`,
    widths: BOTH,
    enter: (page) => expect(main(page).getByRole('button', { name: search.more })).toBeVisible(),
  },
  {
    name: 'search that suggests a word',
    path: `${SEARCH}?q=vulnerabilty`,
    widths: BOTH,
    enter: (page) => expect(main(page).getByText(search.meant)).toBeVisible(),
  },
  {
    name: 'search without results',
    path: `${SEARCH}?q=${NOWHERE}`,
    widths: BOTH,
    enter: (page) => expect(main(page).getByText(search.otherwise)).toBeVisible(),
  },
  {
    name: 'search out of reach',
    path: `${SEARCH}?q=security`,
    widths: BOTH,
    prepare: (page) => page.route('**/pagefind/**', (route) => route.abort()),
    enter: (page) => expect(main(page).getByRole('alert')).toBeVisible(),
  },
  {
    name: 'listing whose scripts are out of reach',
    path: BLOG,
    widths: BOTH,
    prepare: loseIslands,
    enter: waitForReload,
  },
  {
    name: 'search whose scripts are out of reach',
    path: `${SEARCH}?q=security`,
    widths: BOTH,
    prepare: loseIslands,
    enter: waitForReload,
  },
  {
    name: 'posts on their way',
    path: BLOG,
    widths: PHONE,
    prepare: (page) => hold(page, '**/blog/index.json'),
    async enter(page) {
      await hydrateByKey(page);
      await chooseCategory(page);
      await expect(countLineOf(page)).toHaveText(blog.listing.loading);
    },
  },
  {
    name: 'posts out of reach',
    path: BLOG,
    widths: BOTH,
    prepare: (page) => page.route('**/blog/index.json', (route) => route.abort()),
    async enter(page) {
      await hydrateByKey(page);
      await chooseCategory(page);
      await expect(main(page).getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'more found than fit',
    path: BLOG,
    build: 'archive',
    widths: BOTH,
    async enter(page) {
      await narrow(page, () => chooseCategory(page));
      await expect(main(page).getByRole('button', { name: blog.listing.more })).toBeVisible();
    },
  },
  { name: 'second page of the list', path: `${BLOG}/page/2`, build: 'archive', widths: BOTH },
  { name: 'no posts', path: BLOG, build: 'keys', widths: BOTH },
  { name: 'no posts on home', path: HOME, build: 'keys', widths: WIDE },
  { name: 'listing without script', path: BLOG, widths: BOTH, context: noScript },
];

/** A post with every element that Markdown has. */
const POST = `Words, **strong** and *stressed*, ~~struck~~, \`code\` and [a link](https://example.com).

## A heading

> A quotation.

1. One
2. Two

- [x] Done
- [ ] To do

| Column | Another |
|---|---|
| cell | cell |

### A lesser heading

\`\`\`sh
a line of code
\`\`\`

---

The last line.[^1]

[^1]: A note.`;

const STORED = {
  title: 'Published since the build',
  category: postCategories[0],
  author: 'Guest Team',
  date: '2027-01-10',
  summary: 'Stored after the site was built.',
  content: POST,
};

/** Answers the site's calls to Firestore itself: what one test keeps in the collection is no other's business. */
async function standInForFirestore(page: Page, answer: (route: Route) => unknown) {
  await page.route(
    (url) => url.pathname.includes('/documents'),
    (route) =>
      route.request().method() === 'OPTIONS' ? answerWith(route, 200, '') : answer(route),
  );
}

const readTime = '2026-01-01T00:00:00.000000Z';

function answerWithPost(route: Route) {
  const [name] = JSON.parse(route.request().postData() ?? '{}').documents ?? [];
  const fields = Object.entries(STORED).map(([key, stringValue]) => [key, { stringValue }]);
  const document = { name, fields: Object.fromEntries(fields) };
  const found = { ...document, createTime: readTime, updateTime: readTime };
  return answerWith(route, 200, JSON.stringify([{ found, readTime }]));
}

function answerWithNothing(route: Route) {
  const [missing] = JSON.parse(route.request().postData() ?? '{}').documents ?? [];
  return answerWith(route, 200, JSON.stringify([{ missing, readTime }]));
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const YOUNG = `${BLOG}/published-since`;

const shell: State[] = [
  {
    name: 'a new post on its way',
    path: YOUNG,
    stopped: true,
    build: 'firestore',
    widths: BOTH,
    prepare: async (page) => {
      await stopClock(page);
      await standInForFirestore(page, () => undefined);
    },
    enter: (page) => expect(heading(page)).toHaveText(blog.shell.loading, { useInnerText: true }),
  },
  {
    name: 'a new post',
    path: YOUNG,
    build: 'firestore',
    widths: BOTH,
    prepare: (page) => standInForFirestore(page, answerWithPost),
    async enter(page) {
      await hydrateByKey(page);
      await expect(heading(page)).toHaveText(STORED.title);
    },
  },
  {
    name: 'a new post on paper',
    path: YOUNG,
    build: 'firestore',
    sameDocument: true,
    widths: [A4],
    media: print,
    prepare: (page) => standInForFirestore(page, answerWithPost),
    async enter(page) {
      await hydrateByKey(page);
      await expect(heading(page)).toHaveText(STORED.title);
    },
  },
  {
    name: 'no such post',
    path: YOUNG,
    build: 'firestore',
    widths: BOTH,
    prepare: (page) => standInForFirestore(page, answerWithNothing),
    async enter(page) {
      await hydrateByKey(page);
      await expect(heading(page)).toHaveText(blog.shell.missing);
    },
  },
  {
    name: 'a post out of reach',
    path: YOUNG,
    build: 'firestore',
    widths: BOTH,
    prepare: (page) => standInForFirestore(page, (route) => route.abort()),
    async enter(page) {
      await hydrateByKey(page);
      await expect(heading(page)).toHaveText(blog.shell.failed);
    },
  },
  {
    name: 'a new post whose scripts are out of reach',
    path: YOUNG,
    build: 'firestore',
    widths: BOTH,
    prepare: loseIslands,
    enter: waitForReload,
  },
  {
    name: 'a new post without script',
    path: YOUNG,
    build: 'firestore',
    widths: PHONE,
    context: noScript,
  },
  {
    name: 'list out of date',
    path: BLOG,
    build: 'firestore',
    widths: BOTH,
    prepare: (page) => standInForFirestore(page, (route) => route.abort()),
    async enter(page) {
      await hydrateByKey(page);
      await expect(main(page).getByText(blog.listing.outOfDate)).toBeVisible();
    },
  },
];

const { form: words } = contact;
const wrong = { user_email: 'asha', user_phone: '1' };

async function ready(page: Page) {
  await hydrateByKey(page);
  await expect(main(page).getByText(contact.localTime).first()).toBeVisible();
}

/** Prepares a contact page whose clocks stand, with what stands in for Google and EmailJS. */
function withProviders(providers?: Parameters<typeof standIn>[1]) {
  return async (page: Page) => {
    await fixClock(page);
    await standIn(page, providers);
  };
}

const submitWrong = async (page: Page) => {
  await ready(page);
  await fill(page, wrong);
  await formOf(page).submit.click();
  await expect(formOf(page).alert).toBeVisible();
};

const form: State[] = [
  { name: 'form ready', path: CONTACT, widths: BOTH, prepare: fixClock, enter: ready },
  {
    name: 'form with errors, by mail',
    path: CONTACT,
    widths: BOTH,
    prepare: fixClock,
    enter: submitWrong,
  },
  {
    name: 'form submitted empty',
    path: CONTACT,
    widths: BOTH,
    prepare: fixClock,
    async enter(page) {
      await ready(page);
      await formOf(page).submit.click();
      await expect(formOf(page).alert).toBeVisible();
    },
  },
  {
    name: 'mail composed',
    path: CONTACT,
    widths: BOTH,
    prepare: fixClock,
    async enter(page) {
      await ready(page);
      await fill(page);
      await formOf(page).submit.click();
      await expect(main(page).getByText(words.composed.heading)).toBeVisible();
    },
  },
  {
    name: 'form lost',
    path: CONTACT,
    widths: BOTH,
    async prepare(page) {
      await fixClock(page);
      // The form looks up by this what its address asks for; what looks at the page afterwards needs it too.
      await page.addInitScript((lost) => {
        const { hasOwn } = Object;
        Object.hasOwn = (...asked) => {
          if (document.querySelector('main')?.textContent?.includes(lost)) return hasOwn(...asked);
          throw new Error('broken');
        };
      }, words.unavailable);
    },
    async enter(page) {
      await ready(page);
      await expect(main(page).getByText(words.unavailable)).toBeVisible();
    },
  },
  {
    name: 'press kept until the script comes',
    path: CONTACT,
    widths: PHONE,
    prepare: withoutIslands,
    async enter(page) {
      await formOf(page).submit.click();
      await rest(page);
    },
  },
  {
    name: 'form without its boot script',
    path: CONTACT,
    widths: BOTH,
    prepare: (page) => page.route('**/_next/static/boot.*.js', (route) => route.abort()),
    async enter(page) {
      await fill(page);
      await formOf(page).submit.click();
      await expect(formOf(page).alert).toBeVisible({ timeout: 20_000 });
      await rest(page);
    },
  },
  {
    name: 'message too long, by mail',
    path: CONTACT,
    widths: BOTH,
    prepare: fixClock,
    async enter(page) {
      await ready(page);
      await fill(page, { message: 'Nobody reads the alerts at night. '.repeat(280) });
      await formOf(page).submit.click();
      await expect(main(page).getByText(words.composed.long.heading)).toBeVisible();
    },
  },
  {
    name: 'fields too long, one mended',
    path: CONTACT,
    widths: BOTH,
    prepare: fixClock,
    async enter(page) {
      await ready(page);
      const { subject, message } = fieldLimits;
      await fill(page, { subject: 's'.repeat(subject + 1), message: 'm '.repeat(message) });
      await formOf(page).submit.click();
      await expect(formOf(page).alert).toBeVisible();
      await formOf(page).subject.press('End');
      await formOf(page).subject.press('Backspace');
      await expect(page.locator('#subject-error')).toHaveCount(0);
    },
  },
  { name: 'form without script, by mail', path: CONTACT, widths: BOTH, context: noScript },
  {
    name: 'form without script',
    path: CONTACT,
    build: 'keys',
    widths: BOTH,
    context: noScript,
  },
  {
    name: 'captcha asleep',
    path: CONTACT,
    build: 'keys',
    widths: BOTH,
    prepare: withProviders(),
    enter: ready,
  },
  {
    name: 'captcha on its way',
    path: CONTACT,
    stopped: true,
    build: 'keys',
    widths: PHONE,
    async prepare(page) {
      await stopClock(page);
      await standIn(page, { captcha: () => undefined });
    },
    async enter(page) {
      await hydrateByKey(page);
      await formOf(page).user_name.focus();
      await expect(page.getByText(words.captcha.loading)).toBeVisible();
    },
  },
  {
    name: 'captcha shown',
    path: CONTACT,
    build: 'keys',
    widths: BOTH,
    prepare: withProviders(),
    async enter(page) {
      await ready(page);
      await formOf(page).user_name.focus();
      await expect(formOf(page).captcha).toBeVisible();
    },
  },
  {
    name: 'captcha lost',
    path: CONTACT,
    build: 'keys',
    widths: BOTH,
    prepare: withProviders({ captcha: (route) => route.abort() }),
    async enter(page) {
      await ready(page);
      await formOf(page).user_name.focus();
      await expect(page.getByText(words.captcha.unavailable)).toBeVisible();
    },
  },
  {
    name: 'form with errors',
    path: CONTACT,
    build: 'keys',
    widths: BOTH,
    prepare: withProviders(),
    async enter(page) {
      await submitWrong(page);
      await expect(formOf(page).captcha).toBeVisible();
    },
  },
  {
    name: 'captcha unsolved',
    path: CONTACT,
    build: 'keys',
    widths: BOTH,
    prepare: withProviders(),
    async enter(page) {
      await ready(page);
      await fill(page);
      await expect(formOf(page).captcha).toBeVisible();
      await formOf(page).submit.click();
      await expect(formOf(page).alert).toBeVisible();
    },
  },
  {
    name: 'sending, fields locked',
    path: CONTACT,
    build: 'keys',
    widths: BOTH,
    prepare: withProviders({ send: () => undefined }),
    async enter(page) {
      await ready(page);
      await fillAndSubmit(page);
      await expect(page.getByRole('button', { name: words.sending })).toBeVisible();
      await rest(page);
    },
  },
  {
    name: 'sent',
    path: CONTACT,
    build: 'keys',
    widths: BOTH,
    prepare: withProviders({ send: accept }),
    async enter(page) {
      await ready(page);
      await fillAndSubmit(page);
      await expect(formOf(page).alert).toHaveText(words.alerts.sent);
    },
  },
  {
    name: 'sending slowly',
    path: CONTACT,
    stopped: true,
    build: 'keys',
    widths: BOTH,
    async prepare(page) {
      await stopClock(page);
      await standIn(page, { send: () => undefined });
    },
    async enter(page) {
      await hydrateByKey(page);
      await fillAndSubmit(page);
      await page.clock.fastForward(22_000);
      await expect(main(page).getByText(words.slow)).toBeVisible();
      await rest(page);
    },
  },
  {
    name: 'sending refused for good',
    path: CONTACT,
    build: 'keys',
    widths: BOTH,
    prepare: withProviders({ send: (route) => answerWith(route, 402, 'Quota') }),
    async enter(page) {
      await ready(page);
      await fillAndSubmit(page);
      await expect(main(page).getByText(words.failure.lasting)).toBeVisible();
    },
  },
  {
    name: 'sending failed',
    path: CONTACT,
    build: 'keys',
    widths: BOTH,
    prepare: withProviders({ send: (route) => answerWith(route, 500, 'Broken') }),
    async enter(page) {
      await ready(page);
      await fillAndSubmit(page);
      await expect(formOf(page).alert).toHaveText(words.alerts.failed);
      const { copy, copied, notCopied } = words.otherWays;
      await page.getByRole('button', { name: copy }).click();
      await expect(page.getByText(copied).or(page.getByText(notCopied))).toBeVisible();
    },
  },
];

const strip = (page: Page) => page.getByRole('group', { name: carouselWords.label }).first();

/** Stops a strip that CSS moves, in the middle of the window and at the same place in every visit. */
async function holdStrip(page: Page) {
  await strip(page).evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = 6_000;
    }
  });
}

/** Has Embla take a strip over where it was held; frames stand still, so it does not move on. */
async function takeOver(page: Page) {
  await holdStrip(page);
  // As a pointer over it, which would also stop it.
  await strip(page).dispatchEvent('pointermove');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await strip(page).dispatchEvent('pointerover');
  await expect(strip(page).locator('[style*="translate3d"]').first()).toBeAttached();
}

const carousel: State[] = [
  {
    name: 'strip moved by CSS',
    path: HOME,
    sameDocument: true,
    widths: BOTH,
    inWindow: true,
    media: motion,
    prepare: withoutIslands,
    enter: holdStrip,
  },
  {
    name: 'strip moved by CSS, paused',
    path: HOME,
    widths: PHONE,
    inWindow: true,
    media: motion,
    prepare: withoutIslands,
    async enter(page) {
      await holdStrip(page);
      await page.getByText(carouselWords.pause).first().click();
      await rest(page);
    },
  },
  {
    name: 'strip moved by script',
    path: HOME,
    widths: BOTH,
    inWindow: true,
    media: motion,
    stopped: true,
    prepare: stopClock,
    enter: takeOver,
  },
  {
    name: 'strip moved by script, paused',
    path: HOME,
    stopped: true,
    widths: BOTH,
    inWindow: true,
    media: motion,
    prepare: stopClock,
    async enter(page) {
      await takeOver(page);
      await page.getByText(carouselWords.pause).first().click();
      await rest(page);
    },
  },
  {
    name: 'strip held down',
    path: HOME,
    sameDocument: true,
    stopped: true,
    widths: WIDE,
    inWindow: true,
    media: motion,
    prepare: stopClock,
    async enter(page) {
      await takeOver(page);
      await strip(page).hover();
      await page.mouse.down();
    },
  },
  {
    name: 'strip focused',
    path: HOME,
    sameDocument: true,
    stopped: true,
    widths: WIDE,
    inWindow: true,
    media: motion,
    prepare: stopClock,
    async enter(page) {
      await takeOver(page);
      await focusByKey(page, strip(page));
    },
  },
];

/** The pages whose looks depend most on what a visitor's system asks for. */
const examples: readonly [string, string][] = [
  ['home', HOME],
  ['a service', SERVICE],
  ['the form', CONTACT],
  ...postsIn('content/posts')
    .slice(0, 1)
    .map(({ id }): [string, string] => ['a post', postPath(id)]),
];

const systems: State[] = [
  ...examples.flatMap(([name, path]): State[] => [
    { name: `${name} on paper`, path, widths: [A4], sameDocument: true, media: print },
    { name: `${name} in forced colours`, path, widths: BOTH, sameDocument: true, media: forced },
  ]),
  { name: 'home without script', path: HOME, widths: BOTH, context: noScript },
  {
    name: 'a service under a finger',
    path: SERVICE,
    sameDocument: true,
    widths: PHONE,
    context: { hasTouch: true, isMobile: true },
    enter: (page) => button(page).tap({ trial: true }),
  },
];

const hostile = postsIn(HOSTILE_POSTS).map(
  ({ id }): State => ({
    name: `the hostile post ${id}`,
    path: postPath(id),
    build: 'archive',
    widths: PHONE,
  }),
);

/** Every state, the ones of the islands first. */
export const states: readonly State[] = [
  ...header,
  ...controls,
  ...listing,
  ...shell,
  ...form,
  ...carousel,
  ...systems,
  ...hostile,
];
