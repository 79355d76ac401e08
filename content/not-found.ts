/** The words over the home content at an address that is no page. */
export const notFound = {
  title: 'Page not found',
  line: 'The page was not found. This is the home page.',
} as const;
