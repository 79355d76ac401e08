import type { ServiceId } from './routes';

interface ExampleDuration {
  /** How long, as in `3 to 5 weeks`. */
  lasts: string;
  /** For a customer of which size: it follows `lasts`. */
  scope: string;
}

/** How long a service takes, by example. They are no promises: each quotation counts its own days. */
export const exampleDurations = {
  soc: {
    lasts: '6 to 10 weeks',
    scope: 'until our shifts watch ten log sources, the first after two weeks',
  },
  siem: {
    lasts: '4 to 6 weeks',
    scope: 'until our shifts take over 14 log sources and 60 rules',
  },
  edr: {
    lasts: '2 to 4 weeks',
    scope: 'until our shifts take over 250 devices',
  },
  mdr: {
    lasts: '3 to 6 weeks',
    scope: 'until the last of 250 devices is watched',
  },
  phishing: {
    lasts: '4 to 6 weeks',
    scope: 'for one round of three messages to 200 people',
  },
  vapt: {
    lasts: '3 to 5 weeks',
    scope: 'from the signed scope to the report, for a portal and an office network',
  },
  codeReview: {
    lasts: '3 to 4 weeks',
    scope: 'for 50,000 lines in two languages',
  },
  networkArchitecture: {
    lasts: '3 to 5 weeks',
    scope: 'for three sites and one cloud account',
  },
  networkConfiguration: {
    lasts: '2 to 3 weeks',
    scope: 'for six devices on two platforms',
  },
  training: {
    lasts: '1 to 3 days',
    scope: 'for a technical course, or 90 minutes for an awareness session',
  },
  policy: {
    lasts: '8 to 12 weeks',
    scope: 'for one main policy and eight topics',
  },
  dataClassification: {
    lasts: '3 to 5 months',
    scope: 'for four drives or databases in three departments',
  },
  risk: {
    lasts: '5 to 8 weeks',
    scope: 'for six processes',
  },
  gap: {
    lasts: '4 to 6 weeks',
    scope: 'for one standard at two sites',
  },
  vciso: {
    lasts: '3 to 6 days a month',
    scope: 'for a firm of 300 people, with a roadmap after ten weeks',
  },
} as const satisfies Partial<Record<ServiceId, ExampleDuration>>;

/** The sentence with which a service page gives its example. */
export function exampleDuration(id: keyof typeof exampleDurations): string {
  const { lasts, scope } = exampleDurations[id];
  return `For example, ${lasts} ${scope}; more under [price and time](buying).`;
}
