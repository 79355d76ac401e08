import type { ServiceId } from './routes';

export interface Example {
  /** What lists of prices call it, where its service has two or a long name. */
  name?: string;
  /** The work, as in `reviewing 50,000 lines in two languages`. */
  work: string;
  /** Of how much, in two or three words, as in `250 devices`; home lists what has it. */
  size?: string;
  /** How long it takes, as in `3 to 5 weeks`. */
  lasts: string;
  /** What it costs, before GST, as in `SGD 4,000 to 7,000`; /buying prints it until the service's page gives the company's own price. */
  costs: string;
  /** For which time, as in `a month`. */
  per?: string;
  /** What else belongs to it, where there is room. */
  note?: string;
  /** What that time covers, where it is not all the work: it follows `lasts`. */
  covers?: string;
}

export interface ExampleDuration extends Example {
  /** Examples of other kinds. */
  also?: readonly Example[];
}

/** An amount of Singapore dollars, with commas. */
export const dollars = (amount: number) => amount.toLocaleString('en-SG');

/** What so many awareness sessions cost. */
export function awarenessCosts(sessions: number): string {
  return `SGD ${dollars(sessions * 1_500)} to ${dollars(sessions * 2_500)}`;
}

/** What a day of a project costs. */
export const DAY_RATE = 1_750;

/** What so many days cost, rounded up to the next SGD 500. */
function byDays(from: number, to: number) {
  const price = (days: number) => dollars(Math.ceil((days * DAY_RATE) / 500) * 500);
  return {
    costs: `SGD ${price(from)} to ${price(to)}`,
    note: `for ${from} to ${to} days`,
  };
}

/** What the time of monitoring covers: its set-up, which has a price of its own. */
const SET_UP = 'to set up';

/** A test that a bank buys. */
export const internetBanking = {
  name: 'VAPT of internet banking',
  work: 'testing internet banking for individuals on the web and in an app, with its API of 40 operations',
  lasts: '5 to 7 weeks',
  ...byDays(13, 22),
};

/** How long a service takes and what it costs, by example. They are no promises: each quotation counts its own days. */
export const exampleDurations = {
  soc: {
    work: 'monitoring 50 log sources',
    size: '50 sources, with licence',
    lasts: '8 to 12 weeks',
    covers: SET_UP,
    costs: 'SGD 21,000 to 25,000',
    per: 'a month',
    note: 'with the licence',
  },
  siem: {
    work: 'monitoring 50 log sources in your own SIEM',
    size: '50 sources, your SIEM',
    lasts: '4 to 8 weeks',
    covers: SET_UP,
    costs: 'SGD 17,000 to 20,000',
    per: 'a month',
  },
  edr: {
    work: 'monitoring 250 devices in your own tool',
    size: '250 devices, your tool',
    lasts: '2 to 4 weeks',
    covers: SET_UP,
    costs: 'SGD 4,500 to 6,500',
    per: 'a month',
  },
  mdr: {
    work: 'monitoring 250 devices',
    size: '250 devices, with licence',
    lasts: '3 to 6 weeks',
    covers: SET_UP,
    costs: 'SGD 8,250 to 10,000',
    per: 'a month',
    note: 'with the licence',
    also: [
      {
        name: 'MDR of a small firm',
        work: 'monitoring 60 devices',
        lasts: '3 to 5 weeks',
        covers: SET_UP,
        costs: 'SGD 2,520 to 2,940',
        per: 'a month',
        note: 'with the licence',
      },
    ],
  },
  phishing: {
    work: 'one round of three messages to 200 people',
    size: '200 people',
    lasts: '4 to 6 weeks',
    costs: 'SGD 4,000 to 7,000',
    per: 'a round',
    note: 'with the tool and the report',
  },
  vapt: {
    work: 'testing a small website with its API, and 60 addresses',
    size: 'website, API, 60 addresses',
    lasts: '3 to 4 weeks',
    ...byDays(7, 12),
    also: [
      {
        name: 'VAPT of a network',
        work: 'testing an office of 300 addresses',
        lasts: '3 to 4 weeks',
        ...byDays(6, 10),
      },
      {
        name: 'VAPT of one website',
        work: 'testing one website with two kinds of user',
        lasts: '2 to 3 weeks',
        ...byDays(4, 6),
      },
      {
        name: 'VAPT of an API',
        work: 'testing an API of 40 operations',
        lasts: '2 to 3 weeks',
        ...byDays(5, 8),
      },
      {
        name: 'VAPT of a mobile app',
        work: 'testing one app on Android and iOS',
        lasts: '3 to 4 weeks',
        ...byDays(6, 10),
      },
      internetBanking,
      {
        name: 'VA of a network',
        work: 'a vulnerability assessment of 60 addresses',
        lasts: '1 to 2 weeks',
        ...byDays(2, 3),
        note: 'for 2 to 3 days, no re-assessment',
      },
    ],
  },
  codeReview: {
    work: 'reviewing 50,000 lines in two languages',
    size: '50,000 lines',
    lasts: '3 to 4 weeks',
    ...byDays(9, 14),
  },
  networkArchitecture: {
    work: 'reviewing three sites and a cloud account',
    size: 'three sites',
    lasts: '3 to 5 weeks',
    ...byDays(7, 11),
  },
  networkConfiguration: {
    work: 'reviewing six devices on two platforms',
    size: 'six devices',
    lasts: '2 to 3 weeks',
    ...byDays(4, 6),
  },
  training: {
    name: 'Technical course',
    work: 'a technical course for 6 to 12 people',
    size: '1 to 3 days',
    lasts: '1 to 3 days',
    costs: 'SGD 3,000 to 4,500',
    per: 'a day',
    also: [
      {
        name: 'Awareness session',
        work: 'an awareness session of up to 30 people',
        size: '30 people',
        lasts: '90 minutes',
        costs: awarenessCosts(1),
        per: 'a session',
      },
    ],
  },
  policy: {
    name: 'Policy Development',
    work: 'writing a main policy and eight others',
    size: '9 policies',
    lasts: '8 to 12 weeks',
    ...byDays(7, 11),
  },
  dataClassification: {
    work: 'classifying four drives of three departments',
    size: 'four drives',
    lasts: '3 to 5 months',
    ...byDays(14, 26),
  },
  risk: {
    work: 'assessing six processes',
    size: 'six processes',
    lasts: '5 to 8 weeks',
    ...byDays(7, 11),
  },
  gap: {
    work: 'assessing two sites against one standard',
    size: 'two sites',
    lasts: '4 to 6 weeks',
    ...byDays(6, 9),
  },
  vciso: {
    work: 'leading security at a firm of 300 people',
    size: '300 people',
    lasts: '3 to 6 days a month',
    costs: 'SGD 5,500 to 10,500',
    per: 'a month',
  },
} as const satisfies Partial<Record<ServiceId, ExampleDuration>>;

export type PricedService = keyof typeof exampleDurations;

/** Whether a service has an example; a page that lists services has none. */
export function isPriced(id: ServiceId): id is PricedService {
  return id in exampleDurations;
}

/** A service's examples, of different kinds. */
export function examplesOf(service: PricedService): readonly Example[] {
  const { also = [], ...first }: ExampleDuration = exampleDurations[service];
  return [first, ...also];
}

/** The parts of a phrase that there are, with spaces between. */
export function phrase(...parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}

/** What an example is, takes and costs, as cells of an amount and what belongs to it. */
export function exampleRow({ work, lasts, covers, costs, per, note }: Example) {
  // The set-up of monitoring is paid once.
  const setUp = covers === SET_UP ? ', plus a set-up fee of about one month’s price' : '';
  return {
    work: `${work[0]?.toUpperCase()}${work.slice(1)}`,
    time: [lasts, covers],
    price: [costs, `${phrase(per, note)}${setUp}`],
  } as const;
}
