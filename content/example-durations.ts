import type { ServiceId } from './routes';

interface ExampleDuration {
  /** How long, as in `3 to 5 weeks`. */
  lasts: string;
  /** From what to what, and for which size of customer: it follows `lasts`. */
  scope: string;
}

/** How long a service takes, by example. They are no promises: each offer counts its own days. */
export const exampleDurations = {
  soc: {
    lasts: '6 to 10 weeks',
    scope:
      'from the signed scope until our shifts watch ten log sources, the first after two weeks',
  },
  siem: {
    lasts: '4 to 6 weeks',
    scope: 'from the first account until our shifts take over a queue fed by 60 rules',
  },
  edr: {
    lasts: '2 to 4 weeks',
    scope: 'from the console roles until our shifts take over, for 250 devices',
  },
  mdr: {
    lasts: '3 to 6 weeks',
    scope: 'from sizing until the last of 250 devices is watched, servers last',
  },
  phishing: {
    lasts: '4 to 6 weeks',
    scope: 'from the rules to the debrief, for one round of three messages to 200 people',
  },
  vapt: {
    lasts: '3 to 5 weeks',
    scope: 'from the signed scope to the report, for a portal with two roles and an office network',
  },
  codeReview: {
    lasts: '3 to 4 weeks',
    scope: 'from read access to the walkthrough, for 50,000 lines in two languages',
  },
  networkArchitecture: {
    lasts: '3 to 5 weeks',
    scope: 'from your diagrams to the report, for three sites and one cloud account',
  },
  networkConfiguration: {
    lasts: '2 to 3 weeks',
    scope: 'from the exports to the report, for six devices on two platforms',
  },
  training: {
    lasts: '1 to 3 days',
    scope:
      'for a technical course, or 90 minutes for an awareness session, after 2 to 4 weeks of preparation',
  },
  policy: {
    lasts: '8 to 12 weeks',
    scope: 'from collecting the rules to approval, for one main policy and eight topics',
  },
  dataClassification: {
    lasts: '3 to 5 months',
    scope: 'from scope to roll-out, for four stores and three departments',
  },
  risk: {
    lasts: '5 to 8 weeks',
    scope: 'from the scales to the signed register, for six processes',
  },
  gap: {
    lasts: '4 to 6 weeks',
    scope: 'from the scope to the plan, for one standard at two sites',
  },
  vciso: {
    lasts: '3 to 6 days a month',
    scope: 'for a firm of 300 people, with the roadmap on paper after 8 to 10 weeks',
  },
} as const satisfies Partial<Record<ServiceId, ExampleDuration>>;

/** The sentence with which a service page gives its example. */
export function exampleDuration(id: keyof typeof exampleDurations): string {
  const { lasts, scope } = exampleDurations[id];
  return `An example, not a promise: ${lasts} ${scope}. See [what sets the time and the price](buying).`;
}
