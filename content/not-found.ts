/** The words of the line over home at an address that is no page. */
export const notFound = {
  /** The title of the browser's tab. */
  title: 'Page not found',
  /** What link previews say, 110 to 160 characters. */
  description:
    'There is no page at this address. Here is our home page instead, with all our services and the ways to get in touch with us.',
  /** The line that says so. */
  line: 'We can’t find that page.',
  /** Before the field of the search. */
  help: 'Search for it:',
} as const;
