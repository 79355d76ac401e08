import { expect, type Page, type Route } from '@playwright/test';
import { blog, postCategories } from '../content/blog';
import { buying } from '../content/buying';
import { contact } from '../content/contact';
import { headerWords, scrollToTopWords, unrecoveredWords } from '../content/interface';
import { search } from '../content/search';
import { postsIn } from '../lib/blog/post-folder';
import { postPath } from '../lib/blog/post-path';
import { labelOf, pathOf } from '../lib/routes';
import { HOSTILE_POSTS } from './archive';
import { answerWith, fill, fillAndSubmit, formOf, standIn } from './contact-page';
import { otherFamily, service, suggestionPath } from './examples';
import { makeIsland } from './hydrate';
import { countLineOf } from './parts';

/**
 * A state that a visitor can bring a page to. Elements are found by role, label and text alone, so that a state is
 * reached in every release, whatever its class names.
 */
export interface State {
  /** Unique; it names the state in reports, and its pictures. */
  name: string;
  path: string;
  /** The window's widths at which it can be reached, in CSS px. */
  widths: readonly number[];
  /** The further build of e2e/variants.ts that has the state; without it, the site as it is. */
  build?: 'keys' | 'firestore' | 'archive';
  /** True where it shows in the window alone, as what is fixed or scrolled does; else the whole page counts. */
  inWindow?: true;
  withoutScript?: true;
  /** True where timers and frames stand still. Dates stand still in every state. */
  stopped?: true;
  media?: Parameters<Page['emulateMedia']>[0];
  /** Runs before the page is opened. */
  prepare?(page: Page): Promise<unknown>;
  /** Brings the opened page into the state. */
  enter?(page: Page): Promise<unknown>;
}

/** What every clock shows. */
const MOMENT = new Date('2026-03-01T18:35:00Z');

/** Opens a state's page. */
export async function open(page: Page, state: State) {
  await page.emulateMedia({ reducedMotion: 'reduce', ...state.media });
  if (state.stopped) {
    await page.clock.install({ time: MOMENT });
    await page.clock.pauseAt(MOMENT.getTime() + 1000);
  } else {
    await page.clock.setFixedTime(MOMENT);
  }
  await state.prepare?.(page);
  await page.goto(state.path);
}

const PHONE = [360];
const BOTH = [360, 1440];

const HOME = pathOf('home');
const BLOG = pathOf('blog');
const SEARCH = pathOf('search');
const CONTACT = pathOf('contact');

/** States by their names: what they share, each of them reached on a phone and on a desktop unless it says otherwise. */
function statesOf(
  shared: Pick<State, 'path'> & Partial<State>,
  own: Readonly<Record<string, Partial<State>>>,
): State[] {
  return Object.entries(own).map(([name, state]) => ({ widths: BOTH, ...shared, ...state, name }));
}

/** Has the framework fetched without a pointer, which might rest on something. */
async function showSign(page: Page) {
  await makeIsland(page);
  await page.keyboard.press('Shift');
}

async function hydrateByKey(page: Page) {
  await showSign(page);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
}

/** What makes a page lose the scripts of its islands, and how it then says so. */
const scriptsLost: Partial<State> = {
  prepare: (page) =>
    page.route('**/_next/static/islands/**', (route) => route.fulfill({ status: 404 })),
  async enter(page) {
    await showSign(page);
    await expect(page.getByRole('link', { name: unrecoveredWords.reload })).toBeVisible();
  },
};

/** Takes the pointer to where nothing is pointed at. */
const rest = (page: Page) => page.mouse.move(1, 600);

const main = (page: Page) => page.getByRole('main');

/** Presses parts of the header that unfold, one after another. */
const unfold =
  (...parts: readonly string[]) =>
  async (page: Page) => {
    for (const hasText of parts) {
      await page.getByRole('banner').locator('summary:visible', { hasText }).click();
      await rest(page);
    }
  };

const unfoldFamily = unfold(
  headerWords.menu,
  `${labelOf(otherFamily.route)}: ${headerWords.pages}`,
);

const header = statesOf(
  { path: pathOf(service), inWindow: true },
  {
    'menu open': { widths: [360, 768], enter: unfold(headerWords.menu) },
    'family unfolded': { widths: [360, 768], enter: unfoldFamily },
    'family unfolded without script': { widths: PHONE, withoutScript: true, enter: unfoldFamily },
    'Services panel': { widths: [1440], enter: unfold(headerWords.services) },
    'scrolled, with the arrow to the top': {
      path: HOME,
      async enter(page) {
        await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
        await expect(page.getByRole('button', { name: scrollToTopWords.label })).toBeVisible();
      },
    },
  },
);

const filter = (page: Page, name: keyof typeof blog.filters) =>
  page.getByLabel(blog.filters[name], { exact: true });

/** Narrows the list of posts. */
async function choose(page: Page) {
  await hydrateByKey(page);
  await filter(page, 'category').selectOption({ index: 1 });
}

/** Searches the posts, and waits until all were searched. */
async function searchPosts(page: Page, words: string) {
  await hydrateByKey(page);
  await filter(page, 'q').fill(words);
  await expect(countLineOf(page)).toHaveText(/^(\d+ )?(no )?posts?$/i);
}

const showsAlert = (page: Page) => expect(main(page).getByRole('alert')).toBeVisible();

/** What no post says. */
const NOWHERE = 'qqqqqqqq';

const listing = statesOf(
  { path: BLOG },
  {
    'filtered and searched': {
      async enter(page) {
        const title = await main(page).getByRole('heading', { level: 3 }).first().innerText();
        await searchPosts(page, title);
      },
    },
    'nothing found, and what to loosen': { enter: (page) => searchPosts(page, NOWHERE) },
    'posts out of reach': {
      prepare: (page) => page.route('**/blog/index.json', (route) => route.abort()),
      async enter(page) {
        await choose(page);
        await showsAlert(page);
      },
    },
    'more found than fit': {
      build: 'archive',
      async enter(page) {
        await choose(page);
        await expect(main(page).getByRole('button', { name: blog.listing.more })).toBeVisible();
      },
    },
    'second page of the list': { path: `${BLOG}/page/2`, build: 'archive' },
    'no posts': { build: 'keys' },
    'no posts on home': { path: HOME, build: 'keys' },
    'home without script': { path: HOME, withoutScript: true },
    'listing without script': { withoutScript: true },
    'listing whose scripts are lost': scriptsLost,
  },
);

const searchPage = statesOf(
  { path: `${SEARCH}?q=security` },
  {
    'search with results': {
      enter: (page) => expect(main(page).getByRole('button', { name: search.more })).toBeVisible(),
    },
    'search without results': {
      path: `${SEARCH}?q=${NOWHERE}`,
      enter: (page) => expect(main(page).getByText(search.otherwise)).toBeVisible(),
    },
    'search out of reach': {
      prepare: (page) => page.route('**/pagefind/**', (route) => route.abort()),
      enter: showsAlert,
    },
    'search whose scripts are lost': scriptsLost,
  },
);

const STORED = {
  title: 'Published since the build',
  category: postCategories[0],
  author: 'Guest Team',
  date: '2027-01-10',
  summary: 'Stored after the site was built.',
  content: 'Words, **strong** and [a link](https://example.com).\n\n## A heading\n\nThe last line.',
};

/** Answers the site's calls to Firestore itself: what one test keeps in the collection is no other's business. */
const withFirestore = (answer: (route: Route) => unknown) => (page: Page) =>
  page.route(
    (url) => url.pathname.includes('/documents'),
    (route) =>
      route.request().method() === 'OPTIONS' ? answerWith(route, 200, '') : answer(route),
  );

/** Answers that a document holds what is given, or is not there. */
function answerWithPost(route: Route, post?: typeof STORED) {
  const readTime = '2026-01-01T00:00:00.000000Z';
  const [name] = JSON.parse(route.request().postData() ?? '{}').documents ?? [];
  const fields = Object.entries(post ?? {}).map(([key, stringValue]) => [key, { stringValue }]);
  const found = {
    name,
    fields: Object.fromEntries(fields),
    createTime: readTime,
    updateTime: readTime,
  };
  return answerWith(
    route,
    200,
    JSON.stringify([{ readTime, ...(post ? { found } : { missing: name }) }]),
  );
}

/** Waits until the post's page has a heading. */
const headed = (heading: string) => async (page: Page) => {
  await hydrateByKey(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading, { useInnerText: true });
};

const shell = statesOf(
  { path: `${BLOG}/published-since`, build: 'firestore' },
  {
    'a new post on its way': {
      stopped: true,
      prepare: withFirestore(() => undefined),
      enter: headed(blog.shell.loading),
    },
    'a new post': {
      prepare: withFirestore((route) => answerWithPost(route, STORED)),
      enter: headed(STORED.title),
    },
    'no such post': {
      prepare: withFirestore((route) => answerWithPost(route)),
      enter: headed(blog.shell.missing),
    },
    'a post out of reach': {
      prepare: withFirestore((route) => route.abort()),
      enter: headed(blog.shell.failed),
    },
    'a new post whose scripts are lost': scriptsLost,
    'a new post without script': { withoutScript: true },
    'list out of date': {
      path: BLOG,
      prepare: withFirestore((route) => route.abort()),
      async enter(page) {
        await hydrateByKey(page);
        await expect(main(page).getByText(blog.listing.outOfDate)).toBeVisible();
      },
    },
  },
);

const { form: words } = contact;

async function ready(page: Page) {
  await hydrateByKey(page);
  await expect(main(page).getByText(contact.localTime).first()).toBeVisible();
}

/** Presses Submit on a filled form, with single values of its own, and waits for words in the page's main. */
const submitted = (told: string, but?: Parameters<typeof fill>[1]) => async (page: Page) => {
  await ready(page);
  await fill(page, but);
  await formOf(page).submit.click();
  await expect(main(page).getByText(told)).toBeVisible();
};

const form = statesOf(
  { path: CONTACT },
  {
    'form ready': { enter: ready },
    'form submitted empty': {
      async enter(page) {
        await ready(page);
        await formOf(page).submit.click();
        await showsAlert(page);
      },
    },
    'mail composed': { enter: submitted(words.composed.heading) },
    'message too long, by mail': {
      enter: submitted(words.composed.long.heading, {
        message: 'Nobody reads the alerts at night. '.repeat(280),
      }),
    },
    'form lost': {
      // The form looks up by this what its address asks for; what looks at the page afterwards needs it too.
      prepare: (page) =>
        page.addInitScript((lost) => {
          const { hasOwn } = Object;
          Object.hasOwn = (...asked) => {
            const isLost = document.querySelector('main')?.textContent?.includes(lost);
            if (isLost) return hasOwn(...asked);
            throw new Error('broken');
          };
        }, words.unavailable),
      async enter(page) {
        await ready(page);
        await expect(main(page).getByText(words.unavailable)).toBeVisible();
      },
    },
    'form without its boot script': {
      prepare: (page) => page.route('**/_next/static/boot.*.js', (route) => route.abort()),
      async enter(page) {
        await fill(page);
        await formOf(page).submit.click();
        await expect(formOf(page).alert).toBeVisible();
        await rest(page);
      },
    },
    'form without script, by mail': { withoutScript: true },
  },
);

/** Fills the form, solves the captcha and presses Submit. */
const sent = (told: string) => async (page: Page) => {
  await ready(page);
  await fillAndSubmit(page);
  await expect(main(page).getByText(told).first()).toBeVisible();
};

const keyedForm = statesOf(
  { path: CONTACT, build: 'keys', prepare: (page) => standIn(page) },
  {
    'form without script': { withoutScript: true },
    'captcha lost': {
      prepare: (page) => standIn(page, { captcha: (route) => route.abort() }),
      async enter(page) {
        await ready(page);
        await formOf(page).user_name.focus();
        await expect(page.getByText(words.captcha.unavailable)).toBeVisible();
      },
    },
    'form with errors': {
      async enter(page) {
        await submitted(words.alerts.fields, { user_email: 'asha', user_phone: '1' })(page);
        await expect(formOf(page).captcha).toBeVisible();
      },
    },
    sent: { enter: sent(words.alerts.sent) },
    'sending slowly, fields locked': {
      stopped: true,
      prepare: (page) => standIn(page, { send: () => undefined }),
      async enter(page) {
        await hydrateByKey(page);
        await fillAndSubmit(page);
        await page.clock.fastForward(22_000);
        await expect(main(page).getByText(words.slow)).toBeVisible();
        await rest(page);
      },
    },
    'sending refused for good': {
      prepare: (page) => standIn(page, { send: (route) => answerWith(route, 402, 'Quota') }),
      enter: sent(words.failure.lasting),
    },
    'sending failed': {
      prepare: (page) => standIn(page, { send: (route) => answerWith(route, 500, 'Broken') }),
      async enter(page) {
        await sent(words.alerts.failed)(page);
        const { copy, copied, notCopied } = words.otherWays;
        await page.getByRole('button', { name: copy }).click();
        await expect(page.getByText(copied).or(page.getByText(notCopied))).toBeVisible();
      },
    },
  },
);

const { rota } = buying;

/** Puts hours of a shift into the sum of a rota. */
const shiftOf = (hours: string, told: string) => async (page: Page) => {
  await hydrateByKey(page);
  await page.getByLabel(rota.fields.hours.label, { exact: true }).fill(hours);
  await expect(main(page).getByText(told).first()).toBeVisible();
};

const deciding = statesOf(
  { path: suggestionPath },
  {
    'a service suggested': {},
    'a service suggested without script': { withoutScript: true },
    'a rota of one’s own': { path: pathOf('buying'), enter: shiftOf('12', rota.ownHeading) },
    'an absurd rota': { path: pathOf('buying'), enter: shiftOf('25', rota.faults.hours) },
  },
);

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
  ...listing,
  ...searchPage,
  ...shell,
  ...form,
  ...deciding,
  ...keyedForm,
  ...hostile,
];
