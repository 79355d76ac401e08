/** A family of pages; those of services are the columns of the Services panel. */
export type RouteFamily = 'site' | 'managed' | 'assessment' | 'training' | 'consultancy';

export interface Route {
  /** The address, exactly as a visitor sees it. */
  path: `/${string}`;
  /** What links and menus call the page. */
  label: string;
  /** `site`, or the services that it is one of. */
  family: RouteFamily;
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
 * sitemap, redirects and typed links are all derived from it. A test holds the addresses and the names that the
 * specification gives: one that changes leaves its redirect in `retired`, and e2e/brief.spec.ts lists them.
 */
export const routes = {
  home: { path: '/', label: 'Home', family: 'site' },
  about: { path: '/about', label: 'About Us', family: 'site' },
  blog: { path: '/blog', label: 'Blogs', family: 'site' },
  blogs: { path: '/blogs', label: 'Blogs', family: 'site', canonical: '/blog' },
  news: { path: '/news', label: 'News', family: 'site' },
  contact: { path: '/contactus', label: 'Contact Us', family: 'site' },
  sampleReports: { path: '/sample-reports', label: 'Sample Reports', family: 'site' },
  underAttack: { path: '/under-attack', label: 'Under attack', family: 'site' },
  search: { path: '/search', label: 'Search', family: 'site' },
  choose: { path: '/choose', label: 'Choose a service', family: 'site' },
  buying: { path: '/buying', label: 'Prices and terms', family: 'site' },
  banks: { path: '/banks', label: 'For banks', family: 'site' },
  glossary: { path: '/glossary', label: 'Glossary', family: 'site' },
  standards: { path: '/standards', label: 'Standards', family: 'site' },
  privacy: { path: '/privacy', label: 'Privacy', family: 'site' },
  accessibility: { path: '/accessibility', label: 'Accessibility', family: 'site' },
  disclosure: { path: '/disclosure', label: 'Vulnerability Disclosure', family: 'site' },
  csrProjects: { path: '/csr-projects', label: 'CSR Projects', family: 'site', hidden: true },
  framework: { path: '/framework', label: 'Framework', family: 'site', hidden: true },

  services: { path: '/services', label: 'Services', family: 'site' },

  mssp: { path: '/mssp', label: 'Managed Security Service', family: 'managed' },
  siem: { path: '/siemservice', label: 'SIEM as a Service', family: 'managed' },
  edr: { path: '/edrservice', label: 'EDR/XDR as a Service', family: 'managed' },
  mdr: { path: '/xdrservice', label: 'MDR as a Service', family: 'managed' },
  soc: { path: '/socservice', label: 'SOC as a Service', family: 'managed' },
  phishing: {
    path: '/services/security-consultancy',
    label: 'Phishing Simulation',
    family: 'managed',
  },

  assessment: { path: '/secassessment', label: 'Security Assessment', family: 'assessment' },
  vapt: { path: '/vaptservice', label: 'VAPT Services', family: 'assessment' },
  codeReview: { path: '/codereview', label: 'Code Review', family: 'assessment' },
  networkArchitecture: {
    path: '/netarchreview',
    label: 'Network Architecture Review',
    family: 'assessment',
  },
  networkConfiguration: {
    path: '/netconfig',
    label: 'Network Configuration Review',
    family: 'assessment',
  },

  training: { path: '/training', label: 'Training', family: 'training' },

  consultancy: { path: '/consultancy', label: 'Security Consultancy', family: 'consultancy' },
  policy: {
    path: '/policydev',
    label: 'Information Security Policy Development',
    family: 'consultancy',
  },
  dataClassification: {
    path: '/datagov',
    label: 'Data Classification Service',
    family: 'consultancy',
  },
  risk: { path: '/riskassess', label: 'Risk Assessment', family: 'consultancy' },
  gap: { path: '/gapanalysis', label: 'Gap Assessment', family: 'consultancy' },
  vciso: {
    path: '/Cisoservice',
    label: 'vCISO Service',
    family: 'consultancy',
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
  | { [Id in RouteId]: (typeof routes)[Id]['family'] extends 'site' ? never : Id }[RouteId]
  | 'services';
