/** The words in place of home's headline and lede at an address that is no page. */
export const notFound = {
  /** The title of the browser's tab. */
  title: 'Page not found',
  /** What link previews say, 110 to 160 characters. */
  description:
    'There is no page at this address. Here is our home page instead, with all our services and the ways to get in touch with us.',
  /** The one line that says so, large under the headline of home. */
  line: 'We can’t find that page.',
  /** Over the field of the search. */
  help: 'Search for it, or start from our home page below.',
  /** The drawing: what it says to those who do not see it, and what stands in its middle. */
  dial: {
    label: 'A 24-hour dial that stands at 04:04.',
    time: '04:04',
    lines: ['no page,', 'one search'],
  },
} as const;
