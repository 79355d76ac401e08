/** The words over the home content at an address that is no page. */
export const notFound = {
  title: 'Page not found',
  description:
    'This address is no page of the site. The home page is shown in its place, with the services and a way to get in touch.',
  line: 'The page was not found. This is the home page.',
} as const;
