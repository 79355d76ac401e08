import { defaultSchema, type Schema } from 'hast-util-sanitize';

/** The kinds of callouts that GitHub knows. */
export const calloutKinds = ['note', 'tip', 'important', 'warning', 'caution'] as const;

/** What a post's HTML may hold, with the attributes that each element keeps: what words need, and no looks. */
const KEPT: NonNullable<Schema['attributes']> = {
  a: ['href', 'dataFootnoteRef', 'dataFootnoteBackref', 'ariaDescribedBy', 'ariaLabel'],
  code: [['className', /^language-./]],
  details: ['open'],
  div: [['dataCallout', ...calloutKinds]],
  h2: [['className', 'sr-only']],
  img: ['src', 'alt'],
  input: ['checked', ['disabled', true], ['type', 'checkbox']],
  li: [['className', 'task-list-item'], 'value'],
  ol: [['className', 'contains-task-list'], 'start', 'reversed'],
  section: ['dataFootnotes', ['className', 'footnotes']],
  td: ['align', 'colSpan', 'rowSpan', 'headers'],
  th: ['align', 'colSpan', 'rowSpan', 'headers', 'scope'],
  ul: [['className', 'contains-task-list']],
  '*': ['dir', 'lang', 'title', ['id', /^user-content-fn/, 'footnote-label']],
};

const WORDS =
  'abbr b bdi bdo blockquote br caption cite dd del dfn dl dt em figcaption figure h1 h3 h4 h5 h6 hr i ins kbd mark p pre q rp rt ruby s samp small span strong sub summary sup table tbody tfoot thead time tr u var wbr';

const tagNames = [...Object.keys(KEPT).filter((name) => name !== '*'), ...WORDS.split(' ')];

/** Elements that are left out with all that is in them. */
const strip =
  'audio button canvas embed form frameset iframe math noembed noscript object script select style svg template textarea title video xmp'.split(
    ' ',
  );

/** Elements of pages and of looks: their words are kept. */
const UNWRAPPED =
  'address area article aside base big body center col colgroup fieldset font footer frame head header hgroup html label legend link main map meta nav optgroup option param picture plaintext source strike tt track'.split(
    ' ',
  );

const known = new Set([...tagNames, ...strip, ...UNWRAPPED]);

const SCHEMES = ['http', 'https', 'mailto', 'tel', 'sms'];

/** By the rules of GitHub’s own, which hast-util-sanitize comes with, but for looks and for what only GitHub has. */
export const schema: Schema = {
  ...defaultSchema,
  tagNames,
  strip,
  attributes: KEPT,
  clobber: [],
  protocols: { href: SCHEMES, src: ['http', 'https'] },
};

/** Whether an address may be followed: one of this site, or of a scheme that no browser takes for a program. */
export function isSafe(address: string): boolean {
  const [, scheme] = address.match(/^([^/?#]*?):/) ?? [];
  return scheme === undefined || SCHEMES.includes(scheme.toLowerCase());
}

const TAG = /<(?=\/?([a-z][^\s/>]*))/gi;

/** HTML in which whatever looks like a tag and is none, as `<hostname>`, is text. */
export function withKnownTags(html: string): string {
  return html.replace(TAG, (angle, name: string) =>
    known.has(name.toLowerCase()) ? angle : '&lt;',
  );
}

/** What becomes of an element of a post; undefined where it is shown. */
export function fateOf(name: string): 'text' | 'dropped' | undefined {
  if (tagNames.includes(name)) return undefined;
  return known.has(name) ? 'dropped' : 'text';
}
