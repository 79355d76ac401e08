import { company } from './company';

/** The two pages that are empty, and kept for their addresses: their names are for assistive technology and search results. */
export const placeholders = {
  /** /csr-projects, a blank page. */
  csrProjects: {
    /** The tab's title, and the heading that only screen readers find. */
    title: 'CSR Projects',
    /** What search results say, 110 to 160 characters. */
    description: `The page for the social responsibility projects of ${company.name}. It is empty at present, and kept for its address.`,
  },
  /** /framework, a page with nothing but the logo. */
  framework: {
    /** The tab's title, and the heading that only screen readers find. */
    title: 'Framework',
    /** What search results say, 110 to 160 characters. */
    description: `The mark of ${company.name} on a white page, kept at its old address so that links to it still lead somewhere.`,
  },
} as const;
