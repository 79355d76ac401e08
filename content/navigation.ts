import type { RouteId } from './routes';

/** A column of the Services panel: the family's own page and the pages under it. */
export interface ServiceFamily {
  route: RouteId;
  /** One line on what the family is for. */
  summary: string;
  items: readonly RouteId[];
}

/** The Services panel, in the order of its four columns. */
export const serviceFamilies = [
  {
    route: 'mssp',
    summary: 'Monitoring by analysts, day and night.',
    items: ['siem', 'edr', 'mdr', 'soc'],
  },
  {
    route: 'assessment',
    summary: 'Find the way in before others do.',
    items: ['vapt', 'networkArchitecture', 'networkConfiguration'],
  },
  { route: 'training', summary: 'Courses for specialists and for all staff.', items: [] },
  {
    route: 'consultancy',
    summary: 'Decisions, written down and owned.',
    items: ['policy', 'dataClassification', 'risk', 'gap', 'vciso'],
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
