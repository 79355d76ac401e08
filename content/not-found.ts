/** The words over the home content at an address that is no page. */
export const notFound = {
  /** The title of the browser's tab. */
  title: 'Page not found',
  /** What link previews say, 110 to 160 characters. */
  description:
    'There is no page at this address. The home page is shown in its place, with the services and a way to get in touch.',
  /** The one line over the home page. */
  line: 'Page not found. This is the home page.',
} as const;
