/** The words of the search: its page, its field wherever it stands, and what it answers. */
export const search = {
  /** The page's main heading; also its title in search engines. */
  title: 'Search',
  /** What search engines say of the page, 50 to 160 characters. */
  description:
    'Search every service page and every post of our blog, or choose from the list of all pages, ordered by our four kinds of service.',
  /** Under the main heading. */
  intro:
    'Type a word, a service or an acronym to search every page and post. Or choose from the list of all pages below.',
  /** Over the field. */
  field: 'Search the site',
  /** The button beside the field at an unknown address. */
  submit: 'Search',
  /** The name that screen readers give the list of what was found. */
  results: 'Results',
  /** Before what was typed, while the answer is on its way. */
  searching: 'Searching for',
  /** The number of results, before what was searched for, and after it how many are shown: “1 result for “SIEM””. */
  count: { one: '1 result for', many: 'results for', best: 'here are the best' },
  /** Said where nothing was found for what was typed, before it. */
  nothing: 'Nothing found for',
  /** Under “Nothing found”. */
  otherwise: 'Try a shorter word, or choose from the list of all pages below.',
  /** Where the index could not be fetched. */
  failed: 'The search did not load. Every page is listed below.',
  /** The button beside it. */
  retry: 'Try again',
  /** The list of all pages, for those who would rather choose; without JavaScript it is all there is. */
  all: {
    /** Its heading. */
    heading: 'All pages',
    /** Over the pages that belong to no service. */
    site: 'The company',
  },
  /** Over the button that ends the page. */
  callToAction: 'Prefer to ask us?',
} as const;
