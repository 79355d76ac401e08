import type { ServiceId } from './routes';
import type { TableSection } from './service-page';

/** A rota that has somebody at work at every hour of the year. */
export interface Rota {
  /** Hours of a shift. */
  hours: number;
  /** Shifts that one person works in a week. */
  shifts: number;
  /** Weeks of a year in which one person is away. */
  away: number;
  /** People at work at a time. */
  people: number;
}

/** What makes a rota absurd. */
export type RotaFault = 'missing' | keyof Rota | 'week';

interface RotaWords {
  heading: string;
  intro: string;
  /** What the fields and the sum hold before the reader's own figures. */
  example: Rota;
  /** Over the sum until a figure is changed, and without script. */
  exampleHeading: string;
  /** Over the sum once it is the reader's. */
  ownHeading: string;
  fields: Readonly<Record<keyof Rota, { label: string; hint: string }>>;
  /** Instead of the sum, where the figures make none. */
  faults: Readonly<Record<RotaFault, string>>;
  /** The first column of the sum, a line each. */
  lines: readonly [
    week: string,
    shiftsAWeek: string,
    shiftsAYear: string,
    ofOnePerson: string,
    posts: string,
  ];
  /** After the number of posts, large over the sum. */
  posts: string;
  /** Under the sum: what it leaves out. */
  note: string;
  ask: string;
  /** What the contact form's message begins with; the figures follow, a line each. */
  message: string;
}

interface BuyingContent {
  title: string;
  headline: string;
  searchTitle: string;
  /** What search results say, 110 to 160 characters. */
  description: string;
  intro: string;
  /** The words in the drawing of a week. */
  week: {
    /** What it shows, for who cannot see it. */
    shows: string;
    days: readonly string[];
    /** Under it, large: the hours that one person in the office covers, and those that are left. */
    sums: readonly { hours: string; text: string }[];
  };
  /** Ways to have alerts watched, side by side. */
  ways: Omit<TableSection, 'kind'>;
  rota: RotaWords;
  drivers: {
    heading: string;
    intro: string;
    columns: readonly string[];
    /** Over the column of what is typical, where any service says it. */
    typical: string;
    /** Before what is typical, as in “Weeks: 3 to 5. People: 2. From SGD 9,000 a month”. */
    units: { weeks: string; people: string; from: string };
    /** What the price and the time of a service depend on, as its own page says. */
    rows: readonly { route: ServiceId; price: string; time: string }[];
  };
  questions: {
    heading: string;
    intro: string;
    /** A question, and what to accept. */
    items: readonly { question: string; accept: string }[];
    /** Under them: the post that asks the rest, by its id. */
    post: string;
    postLabel: string;
  };
  choose: string;
  callToAction: string;
}

/** The words of the page on buying. */
export const buying = {
  title: 'Buying a service',
  headline: 'Know what sets the price before you ask for one',
  searchTitle: 'What security services cost: price and time',
  description:
    'What sets the price and the time of each security service, how many people a night shift takes, and five questions to ask any provider before you sign.',
  intro:
    'We quote for your scope, so this page gives no prices. It says what moves them, how many people a night shift takes, and what to ask every bidder, us included.',
  week: {
    shows:
      'A week as 7 rows of 24 hours. One person on office hours covers 40 of the 168. The other 128 are nights and weekends.',
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    sums: [
      { hours: '40 hours', text: 'One person in the office' },
      { hours: '128 hours', text: 'Nights and weekends' },
    ],
  },
  ways: {
    heading: 'Your own team, a tool alone, MDR or a SOC',
    intro: 'A tool raises alerts at every hour. The four ways differ in who reads them.',
    columns: ['Way', 'Posts you fill to watch', 'Who covers the nights', 'What you still do'],
    rows: [
      [
        'Your own team',
        'A whole rota: see the sum below',
        'Your own night shift',
        'All of it: the tool, its rules, every alert and the response',
      ],
      [
        'A tool alone',
        'None at night',
        'Nobody. Alerts wait until morning',
        'Read every alert, tune the rules, respond',
      ],
      [
        '[MDR as a Service](mdr)',
        'None. Somebody must answer our call',
        '**Our night shift**, on one platform',
        'Approve the playbooks, answer our calls, say who may shut down a server',
      ],
      [
        '[SOC as a Service](soc)',
        'None. An incident owner must answer our call',
        '**Our night shift**, on the log sources you connect',
        'Decide what to shut down, rebuild and restore, notify the regulator',
      ],
    ],
  },
  rota: {
    heading: 'How many people does 24/7 cover take?',
    intro:
      'A week has 168 hours. Put in your own figures: the sum is made in your browser and sent nowhere.',
    example: { hours: 8, shifts: 5, away: 7, people: 1 },
    exampleHeading: 'An example, not a norm',
    ownHeading: 'With your figures',
    fields: {
      hours: { label: 'Hours in a shift', hint: 'More than 0, at most 24' },
      shifts: { label: 'Shifts a person works in a week', hint: 'An average' },
      away: { label: 'Weeks a person is away in a year', hint: 'Holiday, illness and training' },
      people: { label: 'People on each shift', hint: 'Whole people' },
    },
    faults: {
      missing: 'Please put a number in each of the four fields.',
      hours: 'A shift has more than 0 hours and at most 24.',
      shifts: 'A person has to work some part of a shift each week, so more than 0.',
      away: 'A person can be away for 0 weeks or more, but for less than the 52 of a year.',
      people: 'Please put from 1 to 1,000 whole people on each shift.',
      week: 'One person can’t work more hours than the 168 of a week. Shorten the shift, or give each person fewer.',
    },
    lines: [
      'Hours in a week',
      'Shifts in a week',
      'Shifts to fill in a year',
      'Shifts one person works in a year',
      'Posts to fill',
    ],
    posts: 'posts to fill',
    note: 'We round part of a shift and part of a post up. We leave out handovers, people who leave, and whoever leads the team.',
    ask: 'Ask us with these figures',
    message: 'We worked out on your website what our own night shift would take:',
  },
  drivers: {
    heading: 'What sets the price and the time',
    intro: 'To start, rough numbers are enough. Each service has its own contract.',
    columns: ['Service', 'The price depends on', 'The time depends on'],
    typical: 'Typically',
    units: { weeks: 'Weeks:', people: 'People:', from: 'From' },
    rows: [
      {
        route: 'soc',
        price: 'Log volume, and how long we keep the logs',
        time: 'How soon your team opens the network routes, and how many sources need a parser',
      },
      {
        route: 'siem',
        price: 'Log sources and volume, and alerts a day',
        time: 'How soon we get named accounts, and how soon you approve the runbooks',
      },
      {
        route: 'edr',
        price: 'Devices, and the edition of your tool',
        time: 'How soon we get console roles, and how soon owners sign the permission matrix',
      },
      {
        route: 'mdr',
        price: 'Devices, mailboxes, the edition, and how long you keep telemetry',
        time: 'How soon you can push the agent to your devices, servers last',
      },
      {
        route: 'phishing',
        price: 'People in scope, and messages we write',
        time: 'The delivery check in your email gateway',
      },
      {
        route: 'vapt',
        price:
          'Live addresses, roles and pages, API operations or app platforms, and whether we retest',
        time: 'Access, test windows, and how soon your fixes are ready for a retest',
      },
      {
        route: 'codeReview',
        price: 'Lines we read, and how many languages they are in',
        time: 'Lines and languages, and whether we can use a test environment',
      },
      {
        route: 'networkArchitecture',
        price: 'Sites and cloud accounts',
        time: 'Sites and accounts. Missing diagrams add days, flow records save them',
      },
      {
        route: 'networkConfiguration',
        price: 'Platforms and rules. A device from the same template adds little',
        time: 'Platforms and rules, and how soon you send the exports',
      },
      {
        route: 'training',
        price: 'Groups, days, and how much we adapt the course',
        time: 'When your people are free',
      },
      {
        route: 'policy',
        price: 'The number of documents',
        time: 'Approval: every owner has to read, question and sign',
      },
      {
        route: 'dataClassification',
        price: 'Stores we search, and departments that take part',
        time: 'Stores and departments. A labelling tool that you already license saves time',
      },
      {
        route: 'risk',
        price: 'Processes we assess',
        time: 'Processes, and how soon we can meet their owners',
      },
      {
        route: 'gap',
        price: 'Sites and systems in scope, and records we sample',
        time: 'Sites and records. A second framework adds less than the first',
      },
      {
        route: 'vciso',
        price: 'Days a month, and any extra time you approve',
        time: 'It runs until you give notice',
      },
    ],
  },
  questions: {
    heading: 'Ask every provider, us included',
    intro: 'These five hold for any service. Ask for the answers in writing.',
    items: [
      {
        question: 'Which company signs, and which people do the work?',
        accept:
          'The licence where the law asks for one, the names, and each country they work from.',
      },
      {
        question: 'What is outside the scope?',
        accept: 'A list of systems and attacks that the service won’t see, in the contract.',
      },
      {
        question: 'What makes the price rise?',
        accept: 'The unit, the price of the next step up, and your signature before it applies.',
      },
      {
        question: 'What may you do without asking us?',
        accept: 'A table of actions and systems: act, call first, never.',
      },
      {
        question: 'What do we keep when we leave?',
        accept: 'A list with formats and dates, then deletion confirmed in writing.',
      },
    ],
    post: 'how-to-buy-a-soc',
    postLabel: 'For a SOC, ask these fifteen',
  },
  choose: 'Not sure which service? Answer two or three questions',
  callToAction: 'Tell us what you have. We’ll say what it depends on.',
} as const satisfies BuyingContent;
