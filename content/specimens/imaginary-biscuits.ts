import type { Entry } from '../specimen';

// What the specimens say of their one customer in more than one place, so that no two contradict each other.

/** The site that each managed service watches, and whose tool it watches there. */
export const sites = {
  siem: { name: 'head office', tool: 'its own SIEM' },
  edr: { name: 'main bakery', tool: 'its own EDR' },
  mdr: { name: 'south bakery', tool: 'the XDR that we supply' },
  soc: { name: 'recipe laboratory', tool: 'the SIEM that we supply and its agents' },
} as const;

/** Why one customer buys four ways of monitoring. */
export const customerHistory = `In our story it grew by buying bakeries, so its tools differ: the ${sites.siem.name} has ${sites.siem.tool} and the ${sites.edr.name} ${sites.edr.tool}, while we supply the ${sites.mdr.name} with an XDR and the ${sites.soc.name} with a SIEM.`;

/** Whom we call at any hour. */
export const incidentOwner = 'Incident owner';

/** Who is phoned in turn, and for how many minutes each before the next one is. */
export const calls = {
  inTurn: [incidentOwner, 'deputy', 'managing director'],
  minutesEach: 3,
  /** Minutes from a verdict that raises the severity, where the customer is a bank. */
  raisedAtBank: 15,
} as const;

const devices = ['Laptops', 'Servers', 'Domain controllers', 'Operator screens'] as const;

type Device = (typeof devices)[number];
type Right = 'Act' | 'Call first' | 'Never';

/** The permission matrix: what we may do at every site, by device. An account belongs to the device that it is used on. */
export const permissions = {
  signed: '3 February',
  devices,
  actions: {
    'Kill a process': ['Act', 'Act', 'Call first', 'Never'],
    'Quarantine a file': ['Act', 'Call first', 'Call first', 'Never'],
    'Isolate the device': ['Act', 'Call first', 'Call first', 'Never'],
    'Disable an account': ['Act', 'Call first', 'Call first', 'Never'],
    'End its cloud sessions': ['Act', 'Call first', 'Call first', 'Never'],
    'Wipe or rebuild': ['Never', 'Never', 'Never', 'Never'],
  } satisfies Record<string, Record<number, Right>>,
} as const;

type Action = keyof typeof permissions.actions;

/** What allows a step that we took without asking: a cell of the matrix, which has to say “Act”. */
export function allowedByMatrix(action: Action, device: Device): Entry {
  return { label: 'Allowed by', text: `permission matrix, ${action}, ${device}` };
}

/** What allows a step that the customer decided on, by the time of the decision. */
export function allowedByDecision(time: string): Entry {
  return { label: 'Allowed by', text: `your decision of ${time}` };
}

/**
 * The three clocks of a report, with their limits in minutes for severity 1 and 2. An escalation has to leave time for
 * the acknowledgement and for the calls to all in turn.
 */
export const clocks = {
  Acknowledgement: { 1: 5, 2: 10 },
  Escalation: { 1: 20, 2: 30 },
  Containment: { 1: 45, 2: 60 },
} as const;

/** From an alert to the verdict on it, at any hour: limits in minutes, by the severity that the rule proposes. */
export const verdict = { 1: 10, 2: 15, other: 20 } as const;

const { Acknowledgement, ...laterClocks } = clocks;

/** Every clock that has a limit, in the order of a table. */
export const limitedClocks = { Acknowledgement, Verdict: verdict, ...laterClocks } as const;

/** From an alert to the end of containment, where no clock stops: minutes by severity. */
export const containedWithin = {
  1: verdict[1] + clocks.Containment[1],
  2: verdict[2] + clocks.Containment[2],
} as const;

/** The project that was scoped, tested, reported and tested again under one number. */
export const project = {
  number: '26-014',
  window: '4 to 15 May',
  findings: 9,
  retest: '9 June',
} as const;

/** Row 7 of the risk register, on which the board and the consultants build. */
export const supplierRisk = {
  likelihood: 3,
  impact: 4,
  /** The likelihood once it is treated. */
  treated: 1,
  outage: 'Four days without orders',
  /** Days of work to treat it. */
  ours: 5,
  theirs: 20,
} as const;
