/**
 * What markup and the scripts of this folder say to each other, by attribute. Only types, so that neither the boot
 * script nor an island grow by a byte. JSX takes any name with a hyphen: a component says
 * `{...({ 'data-island': true } satisfies Attributes)}`, and what is misspelled does not compile. Style sheets read
 * some of them too, and build/finish-page.ts writes those of the boot script.
 */

export interface Attributes {
  /** On what holds an island and nothing else: the module of components/islands/ that makes it respond. */
  'data-root'?: 'contact-form' | 'post-listing' | 'post-shell' | 'site-search' | 'strip-motion';
  /** On the same: the island's props, as JSON. */
  'data-props'?: string;
  /**
   * On what makes its page a tool: it hydrates at the first sign of a visitor, and at idle where the address's query
   * matches this pattern: always (`^`), where there is any (`.`), or where it has one of some names.
   */
  'data-hydrate'?: '^' | '.' | `[?&](${string})=`;
  /**
   * On an island of a page that is none: a visitor's hand on it fetches the framework; where it says `press`, not a
   * pointer that passes. On a tool: nothing else does.
   */
  'data-island'?: true | 'press';
  /** On a button that needs the framework: a press before it is there is kept and repeated. */
  'data-replay'?: true;
  /** On a form: where it goes if the framework cannot be had. */
  'data-fallback'?: string;
  /** On a form: under which key the tab keeps what is typed. */
  'data-draft'?: string;
  /** On an office's clock: its time zone, of the IANA list. */
  'data-time-zone'?: string;
  /** On a strip of logos that Embla moves; absent while CSS does. */
  'data-live'?: true;
  /** On the button that scrolls to the top. */
  'data-scroll-to-top'?: true;
  /** On what holds a toggle and its panel, which opens under a resting pointer. */
  'data-opens-on-hover'?: true;
  /** On the boot script's own element: the modules of the page's islands, spaces between them; empty where there is none. */
  'data-scripts'?: string;
  /** On the same: the script that measures web vitals. */
  'data-vitals'?: string;
  /** On the root element, like all that follow: whether the page is scrolled past the threshold. */
  'data-scrolled'?: string;
  /** A press waits for the framework. */
  'data-waiting'?: '';
  /** The islands respond. */
  'data-hydrated'?: '';
  /** The framework did not come; it may come all the same. */
  'data-unrecovered'?: '';
  /** The collection no longer has the post that the page shows. */
  'data-withdrawn'?: '';
}

/** A selector that ends in one of the attributes. */
export type Selector = `${string}[${keyof Attributes}]`;
