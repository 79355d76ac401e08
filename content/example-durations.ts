import type { ServiceId } from './routes';

interface ExampleDuration {
  /** How long, as in `3 to 5 weeks`. */
  lasts: string;
  /** For a customer of which size: it follows `lasts`. */
  scope: string;
  /** What it costs, before GST; /buying prints it until the service's page gives the company's own price. */
  costs: string;
}

/** How long a service takes and what it costs, by example. They are no promises: each quotation counts its own days. */
export const exampleDurations = {
  soc: {
    lasts: '6 to 10 weeks',
    scope: 'until our shifts watch ten log sources',
    costs: 'SGD 4,000 to 6,000 a month, with licence',
  },
  siem: {
    lasts: '4 to 6 weeks',
    scope: 'until our shifts take over 14 log sources and 60 rules',
    costs: 'SGD 4,000 to 7,000 a month',
  },
  edr: {
    lasts: '2 to 4 weeks',
    scope: 'until our shifts take over 250 devices',
    costs: 'SGD 3,500 to 6,000 a month',
  },
  mdr: {
    lasts: '3 to 6 weeks',
    scope: 'until the last of 250 devices is watched',
    costs: 'SGD 8,000 to 11,000 a month, with licence',
  },
  phishing: {
    lasts: '4 to 6 weeks',
    scope: 'for one round of three messages to 200 people',
    costs: 'SGD 4,000 to 7,000',
  },
  vapt: {
    lasts: '3 to 5 weeks',
    scope: 'from the signed scope to the report, for a portal and an office network',
    costs: 'SGD 14,000 to 26,000 for ten days of work, one of them the re-assessment',
  },
  codeReview: {
    lasts: '3 to 4 weeks',
    scope: 'for 50,000 lines in two languages',
    costs: 'SGD 15,000 to 24,000',
  },
  networkArchitecture: {
    lasts: '3 to 5 weeks',
    scope: 'for three sites and one cloud account',
    costs: 'SGD 12,000 to 20,000 for eight days of work',
  },
  networkConfiguration: {
    lasts: '2 to 3 weeks',
    scope: 'for six devices on two platforms',
    costs: 'SGD 6,000 to 10,000',
  },
  training: {
    lasts: '1 to 3 days',
    scope: 'for a technical course, or 90 minutes for an awareness session',
    costs: 'SGD 3,000 to 4,500 a day, or 1,500 to 2,500 for a session',
  },
  policy: {
    lasts: '8 to 12 weeks',
    scope: 'for one main policy and eight topics',
    costs: 'SGD 12,000 to 20,000',
  },
  dataClassification: {
    lasts: '3 to 5 months',
    scope: 'for four drives or databases in three departments',
    costs: 'SGD 25,000 to 45,000',
  },
  risk: {
    lasts: '5 to 8 weeks',
    scope: 'for six processes',
    costs: 'SGD 12,000 to 20,000',
  },
  gap: {
    lasts: '4 to 6 weeks',
    scope: 'for one standard at two sites',
    costs: 'SGD 10,000 to 16,000',
  },
  vciso: {
    lasts: '3 to 6 days a month',
    scope: 'for a firm of 300 people, with a roadmap after ten weeks',
    costs: 'SGD 7,000 to 14,000 a month',
  },
} as const satisfies Partial<Record<ServiceId, ExampleDuration>>;

/** The sentence with which a service page gives its example. */
export function exampleDuration(id: keyof typeof exampleDurations): string {
  const { lasts, scope, costs } = exampleDurations[id];
  return `For example, it takes ${lasts} ${scope}, and costs [${costs}](buying).`;
}
