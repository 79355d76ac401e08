/** Which part of the site a page belongs to; the four service families are the columns of the Services panel. */
export type RouteGroup = 'site' | 'managed' | 'assessment' | 'training' | 'consultancy';

export interface Route {
  /** The address, exactly as a visitor sees it. */
  path: `/${string}`;
  /** What links, breadcrumbs and menus call the page. */
  label: string;
  group: RouteGroup;
  /** Set where another page is the canonical address of the same content. */
  canonical?: `/${string}`;
  /** True for an address with capitals that was out in the world before this site: new ones have small letters. */
  keepsCapitals?: true;
  /** True keeps the page out of the sitemap and out of search engines. */
  hidden?: true;
  /** True keeps a service that is still being written out of builds: it shows in `npm run dev` alone. */
  draft?: true;
}

/**
 * Every page of the site but the blog posts. The only place where a URL is spelled: navigation,
 * sitemap, redirects and typed links are all derived from it.
 */
export const routes = {
  home: { path: '/', label: 'Home', group: 'site' },
  about: { path: '/about', label: 'About Us', group: 'site' },
  blog: { path: '/blog', label: 'Blogs', group: 'site' },
  blogs: { path: '/blogs', label: 'Blogs', group: 'site', canonical: '/blog' },
  news: { path: '/news', label: 'News', group: 'site' },
  contact: { path: '/contactus', label: 'Contact Us', group: 'site' },
  search: { path: '/search', label: 'Search', group: 'site' },
  privacy: { path: '/privacy', label: 'Privacy', group: 'site' },
  csrProjects: { path: '/csr-projects', label: 'CSR Projects', group: 'site', hidden: true },
  framework: { path: '/framework', label: 'Framework', group: 'site', hidden: true },

  services: { path: '/services', label: 'Services', group: 'site' },

  mssp: { path: '/mssp', label: 'Managed Security Service', group: 'managed' },
  siem: { path: '/siemservice', label: 'SIEM as a Service', group: 'managed' },
  edr: { path: '/edrservice', label: 'EDR/XDR as a Service', group: 'managed' },
  mdr: { path: '/xdrservice', label: 'MDR as a Service', group: 'managed' },
  soc: { path: '/socservice', label: 'SOC as a Service', group: 'managed' },
  phishing: {
    path: '/services/security-consultancy',
    label: 'Phishing Simulation',
    group: 'managed',
  },

  assessment: { path: '/secassessment', label: 'Security Assessment', group: 'assessment' },
  vapt: { path: '/vaptservice', label: 'VAPT Services', group: 'assessment' },
  codeReview: { path: '/codereview', label: 'Code Review', group: 'assessment' },
  networkArchitecture: {
    path: '/netarchreview',
    label: 'Network Architecture Review',
    group: 'assessment',
  },
  networkConfiguration: {
    path: '/netconfig',
    label: 'Network Configuration Review',
    group: 'assessment',
  },

  training: { path: '/training', label: 'Training', group: 'training' },

  consultancy: { path: '/consultancy', label: 'Security Consultancy', group: 'consultancy' },
  policy: {
    path: '/policydev',
    label: 'Information Security Policy Development',
    group: 'consultancy',
  },
  dataClassification: {
    path: '/datagov',
    label: 'Data Classification Service',
    group: 'consultancy',
  },
  risk: { path: '/riskassess', label: 'Risk Assessment', group: 'consultancy' },
  gap: { path: '/gapanalysis', label: 'Gap Assessment', group: 'consultancy' },
  vciso: {
    path: '/Cisoservice',
    label: 'vCISO Service',
    group: 'consultancy',
    keepsCapitals: true,
  },
} as const satisfies Record<string, Route>;

export type RouteId = keyof typeof routes;

/** The page that takes a retired address's place: its id, or a post's address. */
export type Successor = RouteId | `/blog/${string}`;

/**
 * Every address that pages or posts had once, renamed or taken away, and what has taken its place, as in
 * `'/old': 'about'`. Write each once, as it was: other cases, `.html` and a slash at its end are sent on too.
 */
export const retired: Readonly<Record<`/${string}`, Successor>> = {};

/** The ids whose page is a service or a listing of services. */
export type ServiceId =
  | { [Id in RouteId]: (typeof routes)[Id]['group'] extends 'site' ? never : Id }[RouteId]
  | 'services';
