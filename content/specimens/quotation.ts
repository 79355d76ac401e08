import { company, offices, placesOf } from '../company';
import { dollars } from '../example-durations';
import type { PaperSpecimen, Part } from '../specimen';
import { sampleScope, testPrice } from './assessment';
import {
  calls,
  clocks,
  containedWithin,
  limitedClocks,
  sites,
  verdict,
} from './imaginary-biscuits';

const [head, other] = offices.map(({ city }) => city);

/** People at work, by office: the first column is the head office's. */
const shifts = {
  'Weekdays, 07:00 to 19:00': [3, 1],
  'Weekends and holidays, 07:00 to 19:00': [2, 1],
  'Every night, 19:00 to 07:00': [1, 2],
} as const;

const night: readonly number[] = shifts['Every night, 19:00 to 07:00'].slice(0, offices.length);

/** How many analysts the sample has at work in all offices every night. */
export const analystsAtNight = night.reduce((all, one) => all + one, 0);

/** The same in words, for who allows one country alone. */
export const nightInOneCountry = `At night ${night[0]} of the ${analystsAtNight} analysts on shift works in ${head}.`;

/** A price with Singapore’s GST of 9 per cent. */
const WITH_GST = 1.09;

/** A month of a second analyst every night: half of the five posts of a seat, at the price of the example on rotas. */
const SECOND_AT_NIGHT = 17_000;
export const [secondAtNight, yearOfSecond] = [SECOND_AT_NIGHT, 12 * SECOND_AT_NIGHT].map(dollars);

/** Singapore dollars a month for watching a log source or a device, of which a small site has fewer than 100, and for its licence. */
const rates = {
  source: 340,
  sourceLicence: 80,
  ownSource: 360,
  device: 18,
  deviceOfSmallSite: 27,
  deviceLicence: 15,
  signIns: 4,
  mailbox: 6,
  /** Telemetry for 12 months, where the licence keeps it for 90 days. */
  storage: 3,
  /** GB a day of a source, and what 5 more cost. */
  volume: 2,
  volumeStep: 150,
} as const;

/** What a log source costs a month, its licence aside. */
export const logSource = rates.source;

/** What the sample buys. */
const units = {
  sources: 20,
  ownSources: 14,
  devices: 264,
  licensedDevices: 43,
} as const;

/** Alerts a month that the price of one includes. */
const alerts = { device: 2, source: 9 } as const;

const alertsIncluded =
  (units.devices + units.licensedDevices) * alerts.device +
  (units.sources + units.ownSources) * alerts.source;

/** Our commission on the licences that we supply, and a year of these. */
const COMMISSION = 0.08;
const licencesOfYear =
  12 * (units.sources * rates.sourceLicence + units.licensedDevices * rates.deviceLicence);

/** Beyond those included, at the next step of the price. */
const moreAlerts = { alerts: 300, costs: dollars(1_200) } as const;

/** A month of one, watched and licensed: a device of a large site, and a source in a SIEM that we supply. */
const mdrDevice = rates.device + rates.deviceLicence;
const socSource = rates.source + rates.sourceLicence;

/** The agents of so many laptops report as one log source. */
const LAPTOPS_A_SOURCE = 10;

/** A line of the price: units of a kind for a year. */
function year(name: string, units: number, unit: string, rate: number) {
  return [`${name}, ${units} ${unit} at ${rate} a month`, units * rate * 12] as const;
}

export const firm = { people: 300, laptops: 250, servers: 40, firewalls: 5 } as const;

/** A month of its firewalls in a SOC, beside MDR. */
const firewallsMonth = firm.firewalls * socSource;
export const firewallsOfFirm = dollars(firewallsMonth);

/** A month of the mailboxes of its people without a laptop. */
export const mailboxesAlone = (firm.people - firm.laptops) * rates.mailbox;
const devices = firm.laptops + firm.servers;

/** A month of the edition that sees sign-ins, for one device. */
export const signInsOfDevice = rates.signIns;

/** The same for that firm. */
const signInsMonth = devices * rates.signIns;
export const signInsOfFirm = dollars(signInsMonth);

const laptopSources = firm.laptops / LAPTOPS_A_SOURCE;
/** The servers and firewalls, the laptops, and the cloud account with email and sign-ins. */
const sources = firm.servers + firm.firewalls + laptopSources + 1;

/** A month of either. */
const mdrMonth = devices * mdrDevice;
const socMonth = sources * socSource;

/** With a month's price for the set-up. */
const firstYear = mdrMonth * 13;

const firstYearOfMdr = `SGD ${dollars(firstYear)}`;
export const firstYearAndTest = dollars(firstYear + testPrice);
export const mdrOfFirm = dollars(mdrMonth);

const reviewPrice = sampleScope.review * sampleScope.dayRate;

/** That, and the test of the sample scope, for a firm. */
export const yearAndTest = {
  columns: ['In its first year, before GST', 'SGD'],
  rows: [
    [
      `MDR of ${firm.laptops} laptops and ${firm.servers} servers, 12 months`,
      devices * rates.device * 12,
    ],
    ['Its licence, 12 months', devices * rates.deviceLicence * 12],
    ['Set-up, once', mdrMonth],
    [
      `Test of a portal and ${sampleScope.addresses} addresses at three sites, ${sampleScope.days - sampleScope.review} days`,
      testPrice - reviewPrice,
    ],
    [`Review of the head office’s network, ${sampleScope.review} days`, reviewPrice],
    ['First year', firstYear + testPrice],
  ],
  sum: true,
} as const;

/** A month with sign-ins and all mailboxes; each addition costs a month's price for its set-up too. */
const fullMonth = mdrMonth + signInsMonth + mailboxesAlone;
const fullYear = fullMonth * 13 + testPrice;
export const fullMonthOfFirm = dollars(fullMonth);

/** The most that the sample allows twelve further months to cost. */
const secondYearOf = (month: number) => month * 12 * 1.05;

const sumsOfYears: readonly (readonly [string, number])[] = [
  ['First year, as above', firstYear + testPrice],
  ['With sign-ins and all mailboxes', fullYear],
  ['With these and the logs of the firewalls', fullYear + firewallsMonth * 13],
  [
    'Second year of monitoring and licence, each price at most 5 per cent higher',
    secondYearOf(mdrMonth),
  ],
  ['Second year with the test and review, at today’s prices', secondYearOf(mdrMonth) + testPrice],
  [
    'Second year with test, review, sign-ins and all mailboxes',
    secondYearOf(fullMonth) + testPrice,
  ],
  [
    'First two years, with the test and review in each',
    firstYear + secondYearOf(mdrMonth) + 2 * testPrice,
  ],
  [
    'First two years of monitoring and licence, without the test and review',
    firstYear + secondYearOf(mdrMonth),
  ],
  [
    'First two years with test, review, sign-ins and all mailboxes',
    fullYear + secondYearOf(fullMonth) + testPrice,
  ],
];

/** What else that firm may pay, in its first year and its second. */
export const otherYears = {
  heading: 'With more, or in a second year',
  of: 'figures',
  columns: ['The same firm', 'SGD before GST', 'With GST at 9 per cent'],
  rows: sumsOfYears.map(([what, sum]) => [what, dollars(sum), dollars(Math.round(sum * WITH_GST))]),
} as const;

/** When to choose which. */
export const mdrOrSoc =
  'Choose MDR, or a SOC if a customer or regulator requires monitoring of your servers’ logs. If only your firewalls’ logs must be monitored, add those to MDR.';

/** A way to have that firm watched, what a month of it and its first year cost, and what is watched. */
function watched(way: string, month: number, what: string) {
  return [way, `**${dollars(month)}**`, dollars(month * 13), what] as const;
}

/** What one firm pays for either, as an example of why the two cannot be compared by their prices. */
export const eitherWay = {
  heading: 'What that firm pays for MDR and for a SOC',
  columns: ['At the rates of our sample quotation', 'SGD a month', 'First year', 'What we watch'],
  rows: [
    watched(
      'MDR',
      mdrMonth,
      `${firm.laptops} laptops, ${firm.servers} servers and their users’ mailboxes. Its ${firm.firewalls} firewalls send us nothing.`,
    ),
    watched(
      'MDR with sign-ins',
      mdrMonth + signInsMonth,
      'The same, and the sign-ins of those users',
    ),
    watched(
      'MDR and the firewalls’ logs',
      mdrMonth + firewallsMonth,
      'As in the first row, and the logs of the firewalls, in a SIEM that we supply',
    ),
    watched(
      'MDR and the logs of all but the laptops',
      mdrMonth + (sources - laptopSources) * socSource,
      'As in the first row, and the logs of the servers, the firewalls and the cloud account',
    ),
    watched(
      'A SOC',
      socMonth,
      `${sources} log sources: ${firm.servers} servers, ${firm.firewalls} firewalls, ${laptopSources} for the laptops, and 1 for the cloud account with email and sign-ins`,
    ),
  ],
  note: `The price of MDR includes the licence and ${devices * alerts.device} alerts a month; the next ${moreAlerts.alerts} cost SGD ${moreAlerts.costs} a month. Keeping telemetry for 12 months instead of 90 days costs SGD ${dollars(devices * rates.storage)} a month. The first year includes the set-up. MDR with nearly all logs costs about as much as a SOC, and can also stop programs. ${mdrOrSoc} If your plant runs on machine controllers, which we cannot monitor, add a [network architecture review](networkArchitecture).`,
} as const;

/** What a rota of one's own costs beside it; the post's price is invented. */
export const ownRota = `Multiply that number by what one analyst costs you: at SGD 80,000 a year, a figure invented for this example, five cost SGD 400,000 before you pay for a tool. Those five watch only your systems; our analysts watch those of several customers. MDR of ${devices} devices costs ${firstYearOfMdr} in the first year at the rates of our sample quotation, set-up and licence included.`;

/** A month's monitoring of the 2,000 devices of a bank. */
const bankMonth = 2_000 * rates.device;

/** A month of telemetry kept for a year, for that bank. */
export const storageOfBank = dollars(2_000 * rates.storage);

/** Of the price of a month's monitoring, without the licence. */
export const MOST_CREDITED = 0.2;

/** The sample caps liability at about the price of two years, and never below this. */
const CAPPED_MONTHS = 24;
export const LEAST_CAP = 250_000;

/** What a bank may have watched: what a month of it costs, of this the licence that we supply, and the alerts included. */
interface Watch {
  month: number;
  licence: number;
  alerts: number;
}

function watchOf(kind: 'device' | 'source', units: number, licence = 0): Watch {
  const month = units * (rates[kind] + licence);
  return { month, licence: units * licence, alerts: units * alerts[kind] };
}

function together(one: Watch, other: Watch): Watch {
  return {
    month: one.month + other.month,
    licence: one.licence + other.licence,
    alerts: one.alerts + other.alerts,
  };
}

/** A row of what a bank pays; what it orders beside has no set-up. */
function ofBank(what: string, { month, licence, alerts }: Watch, beside = 0) {
  return [
    what,
    `**${dollars(month + beside)}**`,
    licence ? dollars(licence) : 'yours',
    dollars(alerts),
    dollars(month * 13 + beside * 12),
    dollars((month - licence) * MOST_CREDITED),
    dollars(Math.max(LEAST_CAP, Math.round(((month + beside) * CAPPED_MONTHS) / 10_000) * 10_000)),
  ] as const;
}

const { deviceLicence, signIns, sourceLicence } = rates;
const mdr = watchOf('device', 2_000, deviceLicence);
const mdrWithSignIns = watchOf('device', 2_000, deviceLicence + signIns);
const mdrOfSmallBank = watchOf('device', 300, deviceLicence);
const edr = watchOf('device', 2_000);
const soc = watchOf('source', 150, sourceLicence);

/** What a firm of the size of a bank pays. */
export const bankPrices = {
  columns: [
    'For example',
    'SGD a month',
    'Licence, included',
    'Alerts included',
    'First year, with set-up',
    'Credited in a month, up to',
    'Liability, up to about',
  ],
  rows: [
    ofBank('MDR of 2,000 devices in one console', mdr),
    ofBank('SIEM of 150 log sources, your own', watchOf('source', 150)),
    ofBank('SOC of 150 log sources, in our SIEM', soc),
    ofBank('MDR of 300 devices, at a smaller bank', mdrOfSmallBank),
  ],
  further: [
    ofBank('MDR of 2,000 devices with sign-ins', mdrWithSignIns),
    ofBank(`MDR with sign-ins, read from ${head} only`, mdrWithSignIns, SECOND_AT_NIGHT),
    ofBank('EDR of 2,000 devices in your own tool', edr),
    ofBank('The SOC with that EDR, whose licence you hold', together(soc, edr)),
    ofBank('The first MDR, with the logs of 150 sources', together(mdr, soc)),
    ofBank(`The SOC, read from ${head} only`, soc, SECOND_AT_NIGHT),
    ofBank(`MDR of 300 devices, read from ${head} only`, mdrOfSmallBank, SECOND_AT_NIGHT),
  ],
} as const;

/** What more alerts cost a bank. */
export const furtherAlerts = `${moreAlerts.alerts} more alerts a month cost SGD ${moreAlerts.costs}`;

/** Hours a year that the price includes after an attack is contained, and what a further one costs. */
export const afterContainment = { hours: 40, rate: 240 } as const;

/** Before GST; a test adds it up. */
const total = 257_976;

const SET_UP = 18_000;

/** Before these months are over nobody may leave; what they cost with the set-up, which for the firm is a month's price. */
const LEAST_MONTHS = 9;
export const leastPaid = dollars(SET_UP + ((total - SET_UP) * LEAST_MONTHS) / 12);
export const leastPaidByFirm = dollars(mdrMonth * (1 + LEAST_MONTHS));

/** A row of credits: by whose monitoring at what price a month, what a late case brings, and a month at most. */
function credits(whose: string, month: number) {
  return [
    whose,
    Math.max(100, Math.round(month * 0.05)),
    Math.round(month * MOST_CREDITED),
  ] as const;
}

/** The lines of the quotation by the fragment that leads to each. */
const lines = {
  services: {
    label: 'Services',
    points: Object.values(sites).map(({ name, tool }) => `We watch the ${name} with ${tool}`),
  },
  shifts: {
    label: 'Shifts',
    points: [
      `All times are ${head} time. Annex A gives our licences, the employer and country of each analyst, and how many customers and devices each shift watches. One rota serves all our customers, each in its own tenant; before a new customer starts, we add an analyst for every 60 alerts that it brings to a shift of 12 hours.`,
      'Load: we count weekdays, weekends and nights separately. If the analysts of one group average more than 60 alerts each a shift over a month, we add an analyst to it within two months, in a country you allow, at no further price. Each report gives the figures.',
      'A queue: if four alerts wait, the lead analyst phones the analyst on call, who starts within 30 minutes. We read severity 1 first, then severity 2, then the earlier alert, whoever the customer. Even while alerts wait, a verdict that misses its limit counts as late.',
      'Incidents: at night or at a weekend one incident occupies two of the three analysts, and the third reads the queue. The lead analyst takes a second incident alone until the analyst on call starts, within 30 minutes. For a third we call in colleagues, who start within 60 minutes. All clocks run on.',
      `One country: if you allow us to read your data from ${head} only, you order a second analyst there every night, who reads only for customers with that condition, at about SGD ${secondAtNight} a month. The analyst on call and any colleagues called in also work there. We offer no watch from ${other} alone, where one analyst is on shift by day.`,
    ],
    figures: {
      columns: ['Analysts on shift', ...offices.map(({ city }) => city)],
      rows: Object.entries(shifts).map(
        ([shift, people]) => [shift, ...offices.map((_, office) => people[office] ?? 0)] as const,
      ),
      sum: false,
    },
  },
  clocks: {
    label: 'Clocks',
    points: [
      'Every late case at severity 1 brings a credit; at a bank, so does every one at severity 2. For other customers, 95 per cent of a site’s severity 2 cases in a month must meet each limit. In a month with fewer than 20 such cases we forgive one late case, provided none was late in the five months before. A case is one alert or, for containment, one incident.',
      `An analyst gives a verdict on every alert, at any hour, except those that match the list in annex D, which we close unread. The verdict comes within ${verdict[1]} minutes of the alert if the rule proposes severity 1, within ${verdict[2]} at severity 2 and within ${verdict.other} otherwise. A verdict at severity 1 or 2 declares an incident. Alerts confirmed at severity 3 or 4 wait for the day shift, and their other clocks have no limit. For the kinds of severity 3 alert that annex G lists, we phone you within ${clocks.Escalation[2]} minutes of the verdict (${calls.raisedAtBank} for a bank).`,
      `If no clock stops, the response limit is the verdict limit plus the containment limit; the last row takes ${verdict.other} minutes for the verdict. A late response brings no credit of its own. If an analyst raises the severity, escalation starts again at that verdict, with the limit of the higher severity; we phone a bank within ${calls.raisedAtBank} minutes of it. If an analyst raises an alert from severity 2 to 1, we contain the attack within ${verdict[2] + clocks.Containment[1]} minutes of that alert.`,
      'We report a late verdict at severity 3 or 4, but it brings no credit. If an alert that we closed as harmless proves to be part of an attack, its verdict counts as late at the severity that the attack had, with that severity’s credit, and the report says why we closed it.',
      'Three clocks start at the alert. The acknowledgement clock stops when a named analyst takes the alert, the verdict clock when the verdict is recorded, and the escalation clock when somebody on your contact plan answers. The containment clock runs from the declared incident until its last step is done and checked.',
      'Each monthly report gives the median, 90th percentile, mean and worst case of these clocks by severity, with nights shown separately; and of the time from the first alert to the first answered call, log delay, detection and recovery, which have no limit.',
    ],
    figures: {
      columns: ['Minutes at most', 'Severity 1', 'Severity 2'],
      rows: [
        ...Object.entries(limitedClocks).map(
          ([clock, limits]) => [clock, limits[1], limits[2]] as const,
        ),
        ['Response: from the alert to its containment', containedWithin[1], containedWithin[2]],
        [
          'The same, raised from severity 3',
          verdict.other + clocks.Containment[1],
          verdict.other + clocks.Containment[2],
        ],
      ],
      sum: false,
    },
  },
  stops: {
    label: 'What stops a clock',
    text: 'The containment clock stops while we wait for your decision, or for a step that the permission matrix leaves to you. It runs on if other steps of the containment go on meanwhile. Escalation runs until somebody answers. We owe no credit if we finish the first round of calls within the limit and nobody answers in that round or the next. The report lists each call. If your network or your own tool fails, every clock stops; if a tool that we supply fails, every clock runs on. Each report lists the waits.',
  },
  connected: {
    label: 'Log sources',
    text: `Annex B lists all ${units.sources + units.ownSources} sources. Each firewall, server or cloud account that sends its own log is one. Every ${LAPTOPS_A_SOURCE} laptops with our agent count as one, and so does a console of yours that sends us only its alerts. The price of a source includes its daily volume in annex B, on average ${rates.volume} GB. Beyond that, you approve the next step at the price in annex B, here SGD ${rates.volumeStep} a month for 5 GB a day. A source counts as connected once its test event is in our queue. If it stays silent for longer than annex B allows (24 hours at most, and 1 hour for a firewall or a domain controller), an alarm alerts both of us.`,
  },
  rules: {
    label: 'Rules',
    text: 'Each month we test a third of the rules, harmlessly, and revise annex E. It lists each rule with its ATT&CK technique and its last test, misses included. It also names the vendor’s own detection rules and our sources of threat intelligence. You may have our monitoring tested unannounced. We hunt twice a month, each time at all sites. We search your logs for a new indicator within one working day, or within four hours if attackers already use the weakness behind it.',
  },
  exceptions: {
    label: 'Exceptions',
    text: 'Each exception has a reason, an owner and an end date, at most 90 days ahead. You read the list in the console.',
  },
  contacts: {
    label: 'Calls',
    text: `${calls.inTurn.join(', ')}: we phone each in turn for ${calls.minutesEach} minutes, then start again. Any analyst on the shift may call. We never use your own email. Each call opens with a word agreed on paper; if you are in doubt, hang up and phone the number in the contract. If nobody answers in two rounds, we follow the permission matrix (annex F). Both sides rehearse this before the first shift.`,
  },
  unseen: {
    label: 'Not seen',
    text: 'We do not see oven controllers, phones, tablets, or anything else that sends no log and carries no agent.',
  },
  unread: {
    label: 'Closed unread',
    text: 'We close unread only the alerts that match the list in annex D; the list has 6 lines, such as one for your own scanner. Each month an analyst reads 20 of the alerts closed in this way. The annex also lists the AI models that sort alerts or draft notes, where each one runs, and which of them you have refused.',
  },
  alerts: {
    label: 'Alerts included',
    text: `The price covers ${alertsIncluded} alerts a month, all sites together: ${alerts.device} for each device and ${alerts.source} for each log source. An alert is one firing of one rule on one device or account; repeats within an hour count once. If more arrive, we read those too. If the alerts exceed ${alertsIncluded} in two months running, you choose: we tune the rules, each change with your approval, or you take ${moreAlerts.alerts} more alerts a month for SGD ${moreAlerts.costs}, which you may drop after any month.`,
  },
  edition: {
    label: 'Edition and limits',
    text: `${company.xdrProduct} covers ${units.licensedDevices} devices and their users’ mailboxes, in the edition that does not watch sign-ins. It is licensed in your name and keeps telemetry for 90 days; keeping it for 12 months costs SGD ${rates.storage} more per device per month. The edition that also watches sign-ins adds SGD ${rates.signIns} per device per month. A mailbox without a device costs SGD ${rates.mailbox} a month. The SIEM that we supply keeps logs for 12 months.`,
  },
  data: {
    label: 'Data',
    text: `Both tools that we supply are hosted in ${head}. So are our tickets and our copies of evidence. Analysts read them from ${placesOf('country')}. You have your own account in each.`,
  },
  breach: {
    label: 'A breach of our systems',
    text: 'We phone you within 24 hours of learning of it, and say what was reached. We phone a bank within 1 hour, even if we only suspect it.',
  },
  continuity: {
    label: 'If an office is lost',
    text: other
      ? `The analysts on shift in the other office take the whole watch at once, severities 1 and 2 first. They call in colleagues, who are at work within 60 minutes. Until then, if Colombo is lost, Singapore watches with one analyst at night, three by day and two by day at weekends. If Singapore is lost, Colombo watches with two analysts at night and one by day. The clocks run on. If you allow one country and no stand-in, nobody watches for up to 60 minutes, until our analysts are at work elsewhere in that country. We rehearse the handover between the offices twice a year, and you get the record. A bank that allows both countries may order the second analyst of section 2 too.`
      : 'Analysts take the watch from elsewhere within 60 minutes. The clocks run on meanwhile. We try it twice a year, and you get the record.',
  },
  incidents: {
    label: 'Incidents',
    text: `A lead analyst and one other analyst of the shift work on an incident, and the ticket names both. If you allow one country with two analysts on shift, one leads the incident and works on it alone, and the other reads the queue. A second incident takes both: nobody reads the queue until the analyst on call starts, within 30 minutes. The price includes containment, the ticket with its timeline, and the facts and times for your regulator’s report. It also includes ${afterContainment.hours} hours a year, all sites together, of work after containment, in which we look for the cause when you ask us to. An exercise uses none of these hours. Further hours, by day or night, cost SGD ${afterContainment.rate} each. We keep evidence for 12 months, or hand it to you at the exit.`,
  },
  credits: {
    label: 'Credits',
    text: `We report each missed limit and its cause in the same month. For each late case beyond those that section 3 forgives, we credit 5 per cent of the site’s monthly price for monitoring (without the licence), or SGD 100 if that is more. For a late containment at severity 1 we credit ${100 * MOST_CREDITED} per cent of that price, which is also the most that we credit a site in a month. The credit comes off the next invoice, and you need not claim it. If three months out of any six bring a credit, you may end the contract at 30 days’ notice. You may also do so after two late containments at severity 1 in any six months.`,
    figures: {
      columns: [
        'Credits in SGD',
        'A late case',
        'A late containment at severity 1, and the most a month',
      ],
      rows: [
        credits(sites.soc.name, units.sources * rates.source),
        credits(sites.mdr.name, units.licensedDevices * rates.deviceOfSmallSite),
        credits(`Firm of ${firm.people}, MDR`, devices * rates.device),
        credits('Bank with 2,000 devices', bankMonth),
      ],
      sum: false,
    },
  },
  liability: {
    label: 'Liability',
    text: 'The liability of each side is capped at SGD 500,000 a year, or twice that for a breach of confidentiality, except where the law forbids a cap.',
  },
  setUp: {
    label: 'Set-up',
    text: 'Set-up runs from 24 November to 27 February. It takes ten weeks for sources, agents, runbooks and the permission matrix, with a break from 8 December to 4 January for your change freeze. We watch each source from its test event on. If we see an attack meanwhile, we phone you. Until 1 March you pay only for the set-up, and no clock counts yet.',
  },
  term: {
    label: 'Term and notice',
    text: 'The contract runs for 12 months from 1 March 2026. It renews only if you sign again, with each price at most 5 per cent higher. We tell you 180 days before the end whether we offer a renewal. From 1 September you may give 90 days’ notice, so the earliest last day is 30 November. We may end it before the term ends only if an undisputed invoice is still unpaid 60 days after a reminder. You may end it at once if we seriously breach it, become insolvent or come under new ownership.',
  },
  exit: {
    label: 'Exit',
    points: [
      '28 February: the last shift ends, and our accounts are closed',
      '14 March: we hand over your logs, rules, tickets and runbooks, as text and CSV',
      '30 March: we have deleted logs and copies, and confirm it in writing',
      'If you leave earlier, we hand over the same material 14 days after our last shift, and delete logs and copies 30 days after that shift. The price includes these steps.',
    ],
  },
  price: {
    label: 'Price, before GST',
    points: [
      'You pay for set-up after you accept in writing that it is complete, and for monitoring and its licences at the end of each month. If you leave, both end on the same day. Invoices are due in 30 days.',
      `Monitoring a device costs SGD ${rates.deviceOfSmallSite} a month at a site with fewer than 100 devices, and ${rates.device} at a larger one. No site with fewer than 100 devices pays more than SGD ${dollars(100 * rates.device)} a month, which is the price of 100 devices at the lower rate. Places that share a console count as one site.`,
      `In your own SIEM with fewer than 20 log sources, each costs SGD ${rates.ownSource} a month to monitor, up to SGD ${dollars(20 * rates.source)} for all of them. In a larger one, or one that we supply, each costs SGD ${rates.source}. With GST at 9 per cent the total is SGD ${dollars(total * WITH_GST)}.`,
      `We earn ${100 * COMMISSION} per cent of the price of the two licences, SGD ${dollars(Math.round(COMMISSION * licencesOfYear))} a year.`,
      `Travel to the four sites is included. The law of ${head} applies.`,
    ],
  },
} as const satisfies Record<string, Omit<Part, 'id'>>;

/** A line of the quotation that an answer may lead to. */
export type QuotationLine = keyof typeof lines;

export const quotationSpecimen = {
  kind: 'specimen',
  form: 'paper',
  heading: 'A sample quotation',
  proves:
    'Before you sign, you read who is on shift, which clocks have limits, how you leave and what you pay.',
  readers: 'Procurement and the manager who signs',
  intro:
    'Once you accept it, a quotation like this, with its service schedule, is your contract. All figures are examples at today’s rates; the dates fit our other samples. Yours depend on your scope.',
  document: 'Quotation 25-031, with service schedule',
  title: 'Monitoring of four sites for a year',
  figure: {
    value: dollars(total),
    text: 'Singapore dollars for the set-up and a year at four sites.',
  },
  facts: [
    { label: 'Valid', text: '3 November to 3 December 2025' },
    { label: 'Not included', text: 'Tests, each with its own scope and price' },
  ],
  figures: {
    columns: ['For set-up and a year', 'SGD'],
    rows: [
      year('SOC', units.sources, 'log sources', rates.source),
      year('Licence of its SIEM and agents', units.sources, 'log sources', rates.sourceLicence),
      year('SIEM', units.ownSources, 'log sources', rates.ownSource),
      year('EDR', units.devices, 'devices', rates.device),
      year('MDR', units.licensedDevices, 'devices with their mailboxes', rates.deviceOfSmallSite),
      year('Licence of its XDR', units.licensedDevices, 'devices', rates.deviceLicence),
      ['Set-up, once', SET_UP],
      ['Total', total],
    ],
    sum: true,
  },
  parts: Object.entries<Omit<Part, 'id'>>(lines).map(([id, line]) => ({ id, ...line })),
  outcome: { label: 'Accepted', text: 'By the managing director, 17 November.' },
} as const satisfies PaperSpecimen;
