import type { ServiceId } from './routes';

/** A company without an office there is not asked for the licences. */
export const licensingCountry = 'Singapore';

/**
 * What Part 5 of Singapore's Cybersecurity Act 2018 licenses, by the name of its licence in content/company.json, and the
 * pages that sell it. A provider needs a licence for each before it advertises the service.
 */
export const licensedServices = {
  monitoring: {
    /** Before the licence's number. */
    label: 'Licence for managed SOC monitoring',
    pages: ['mssp', 'siem', 'edr', 'mdr', 'soc'],
  },
  penetrationTesting: {
    label: 'Licence for penetration testing',
    pages: ['mssp', 'assessment', 'vapt', 'phishing'],
  },
} as const satisfies Record<string, { label: string; pages: readonly ServiceId[] }>;

export type LicensedService = keyof typeof licensedServices;
