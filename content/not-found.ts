/** The words over the home content at an address that is no page. */
export const notFound = {
  /** The title of the browser's tab. */
  title: 'Page not found',
  /** What link previews say, 110 to 160 characters. */
  description:
    'There is no page at this address. Here is our home page instead, with all our services and the ways to get in touch with us.',
  /** The one line over the home page. */
  line: 'We can’t find that page. Here is our home page instead.',
} as const;
