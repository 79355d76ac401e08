/** The two pages that the specification keeps empty: their names are for assistive technology and search results. */
export const placeholders = {
  csrProjects: {
    title: 'CSR Projects',
    description:
      'The page for the social responsibility projects of Vigilane Cyber Security. It is empty at present.',
  },
  framework: {
    title: 'Framework',
    description: 'The mark of Vigilane Cyber Security on a white page, kept at its old address.',
  },
} as const;
