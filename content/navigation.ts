import type { RouteId } from './routes';

/** A family of the Services panel: its own page and the pages under it. */
export interface ServiceFamily {
  route: RouteId;
  /** One line on what the family is for. */
  summary: string;
  items: readonly ServiceEntry[];
}

/** A page in the Services panel. */
export interface ServiceEntry {
  route: RouteId;
  /** One line on what the page offers, of about 45 characters. */
  summary: string;
}

/** The Services panel: the four families in their order, each with its pages. */
export const serviceFamilies = [
  {
    route: 'mssp',
    summary: 'Monitoring by analysts, day and night.',
    items: [
      { route: 'siem', summary: 'Your SIEM, tuned and read by analysts.' },
      { route: 'edr', summary: 'Your endpoint tool, monitored for you.' },
      { route: 'mdr', summary: 'Detection and response with a platform included.' },
      { route: 'soc', summary: 'Monitoring, response and hunting as one service.' },
    ],
  },
  {
    route: 'assessment',
    summary: 'Weaknesses found before they are used.',
    items: [
      { route: 'vapt', summary: 'Networks, web, APIs and mobile apps under test.' },
      { route: 'networkArchitecture', summary: 'Zones, paths and the plan behind them.' },
      { route: 'networkConfiguration', summary: 'Firewall, switch and VPN settings checked.' },
    ],
  },
  {
    route: 'training',
    summary: 'Courses for specialists and for all staff.',
    items: [],
  },
  {
    route: 'consultancy',
    summary: 'Policies, risks and decisions, written down and owned.',
    items: [
      { route: 'policy', summary: 'Policies that people can follow.' },
      { route: 'dataClassification', summary: 'Know which data matters, and label it.' },
      { route: 'risk', summary: 'What could happen, how likely, and what to do.' },
      { route: 'gap', summary: 'Where you stand against a standard.' },
      { route: 'vciso', summary: 'A security lead for part of the week.' },
    ],
  },
] as const satisfies readonly ServiceFamily[];

/** The bar's links, left to right; the Services panel hangs from `services`. */
export const headerLinks = [
  'home',
  'about',
  'services',
  'blogs',
] as const satisfies readonly RouteId[];

/** A footer link; `label` stands where it differs from the page's own. */
export interface FooterLink {
  route: RouteId;
  label?: string;
}

/** CSR Projects and Careers lead home until their pages have something to say. */
export const footerCompany = [
  { route: 'about' },
  { route: 'blog' },
  { route: 'news' },
  { route: 'home', label: 'CSR Projects' },
  { route: 'home', label: 'Careers' },
] as const satisfies readonly FooterLink[];

export const footerServices = [
  { route: 'mssp' },
  { route: 'assessment' },
  { route: 'training' },
  { route: 'consultancy' },
] as const satisfies readonly FooterLink[];
