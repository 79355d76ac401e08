import type { NotedTable, Term } from './buying';
import { headOffice, placesOf } from './company';
import { dollars, internetBanking } from './example-durations';
import { calls, clocks } from './specimens/imaginary-biscuits';
import {
  afterContainment,
  bankPrices,
  furtherAlerts,
  LEAST_CAP,
  MOST_CREDITED,
  secondAtNight,
  storageOfBank,
  yearOfSecond,
} from './specimens/quotation';

interface BanksContent {
  title: string;
  headline: string;
  /** What search results say, 110 to 160 characters. */
  description: string;
  intro: string;
  /** What a bank pays at the rates of the sample quotation, and what these prices include. */
  prices: {
    heading: string;
    intro: string;
    columns: readonly string[];
    rows: readonly (readonly string[])[];
    /** Folded below them. */
    further: readonly (readonly string[])[];
  };
  notes: readonly Term[];
  /** What the regulators ask, and what the firm gives for it. */
  duties: NotedTable;
  callToAction: string;
}

const countries = placesOf('country');

/** The words of the page for banks. */
export const banks = {
  title: 'For banks',
  headline: 'What a bank pays, and what its regulators ask',
  description:
    'Example prices of MDR, EDR and SIEM for banks, and what we give for each duty under MAS Notice 658 and the outsourcing directions of CBSL in Sri Lanka.',
  intro:
    'You outsource the work and answer for it yourself: to the Monetary Authority of Singapore (MAS), the Central Bank of Sri Lanka (CBSL), or both. A company in your group may buy on these terms too, at the same rates.',
  prices: {
    heading: 'What a bank pays: examples',
    intro:
      'At the rates of our [sample quotation](buying#a-sample-quotation), in Singapore dollars before GST. The first year includes the set-up, about a month’s price.',
    ...bankPrices,
  },
  notes: [
    {
      title: 'MDR or a SOC',
      short: 'A SOC, if your regulator wants your logs monitored',
      text: 'MDR sees devices and mailboxes and, with the larger edition, sign-ins. A SOC sees every log source that you connect: servers, firewalls, cloud accounts, the console of your EDR. Choose it if your regulator expects you to monitor these; CBSL requires a security operations centre of commercial banks. The 150 sources of these examples are servers, firewalls and cloud accounts. Laptops are not among them; ten would count as one source. Through the SOC’s agents we can isolate a computer. To stop programs and quarantine files there as well, add EDR.',
    },
    {
      title: 'Credits, and leaving early',
      short: 'Each late case at severity 1 or 2',
      text: `At a bank every late case at severity 1 or 2 brings a credit, and one late containment at severity 1 brings the monthly maximum: ${100 * MOST_CREDITED} per cent of the price without its licence.`,
    },
    {
      title: 'Calls',
      short: `Within ${calls.raisedAtBank} minutes of a verdict`,
      text: `We phone the bank within ${calls.raisedAtBank} minutes of a verdict that raises the severity, and give notice of a breach of our own systems within 1 hour.`,
    },
    {
      title: 'What the price includes',
      short: `Alerts, sign-ins, ${afterContainment.hours} hours a year`,
      text: `Sign-ins count towards the same allowance of alerts; ${furtherAlerts}. Keeping the telemetry of 2,000 devices for 12 months costs SGD ${storageOfBank} a month. After containment, ${afterContainment.hours} hours a year are included, and each further hour costs SGD ${afterContainment.rate}.`,
    },
    {
      title: 'Data read from Singapore only',
      short: `SGD ${secondAtNight} a month more`,
      text: `You must then order a second analyst there for every night: about SGD ${secondAtNight} a month, ${yearOfSecond} a year, without a set-up. This analyst reads only for the customers who order the post. If you alone order it, you pay the whole price, as in the table; if others do too, all share it equally. What you pay never rises during your term. The cost counts when we set the cap on our liability, but not when we work out credits.`,
    },
    {
      title: 'Who then reads the queue',
      short: 'One of two analysts, with two gaps',
      text: 'One analyst works on an incident while the other reads the queue; if the first is busy for another customer, the second reads yours. A second incident takes both, and nobody reads the queue until a third starts, within 30 minutes; verdicts that come late meanwhile bring credits at severity 1 and 2. If that office is lost, nobody watches for up to 60 minutes, unless you let the other stand in.',
    },
    {
      title: 'A penetration test',
      short: internetBanking.costs,
      text: `MAS’s guidelines on technology risk expect [systems that face the internet](vapt) to be tested at least once a year (13.2). For example, ${internetBanking.work}, costs ${internetBanking.costs} ${internetBanking.note} and takes ${internetBanking.lasts}: the days of a website, an app and an API, with one re-assessment for the three. Corporate banking and payment systems are counted from your scope.`,
    },
  ],
  duties: {
    heading: 'What is asked of you',
    intro:
      'The table sets out each duty, and what we give you for it. It draws on published summaries of the rules, and on their text where it cites a paragraph.',
    note: 'Two notices of MAS set rules on outsourced services: Notice 658 binds banks and Notice 1121 binds merchant banks. Banking Act Directions No. 01 of 2026 of CBSL apply from 1 January 2027, according to a press report. You answer for the outsourcing and decide whether it is material. For the clauses of your own contract, and for MAS’s guidelines on outsourcing, send us your list, and we will answer each in writing.',
    columns: ['Duty', 'By whom', 'What you get from us'],
    rows: [
      [
        'Due diligence, before you sign and while the contract runs',
        'MAS, CBSL',
        'Before you sign and each year after, we answer your questionnaire and send our licences, certificates and proof of insurance. Our quotation names each audit report on our controls (OSPAR, ISAE 3402) with its period and auditor, or says that there is none. Your own auditor may examine our controls, whether or not there is such a report.',
      ],
      [
        'A register of outsourced services',
        'MAS',
        'Before each half-yearly submission to MAS we fill in our own row, and one for each vendor whose tool we supply. Each row gives the service, the countries, the subcontractors, and the first and last day of the contract.',
      ],
      [
        'A board policy, and a unit that monitors the provider',
        'CBSL',
        'We send that unit the monthly report and every ticket. The policy is yours.',
      ],
      [
        'Incident reports: to MAS within 1 hour of discovery and, according to summaries of a circular, on its platform MAS-Tx within 24 hours; to CBSL within 2 hours of detection',
        'MAS, CBSL',
        `We call you within ${clocks.Escalation[1]} minutes of the alert at severity 1, ${clocks.Escalation[2]} at severity 2, or within ${calls.raisedAtBank} of a verdict raising the severity. You also get the facts and times for your report. Tell us which cases of severity 3 need a call at any hour: it comes within ${calls.raisedAtBank} minutes of the verdict. If somebody breaks into our own systems, we notify you within 1 hour.`,
      ],
      [
        'Customer information (section 47 of Singapore’s Banking Act, and the duty of secrecy in Sri Lanka’s)',
        'MAS, CBSL',
        `We read it only where the work needs it, from ${countries} or, for SGD ${secondAtNight} a month more, from ${headOffice.country} alone, under a duty of secrecy that outlives the contract.`,
      ],
      [
        'Subcontracting',
        'MAS, CBSL',
        'We ask your consent beforehand, and bind each subcontractor to the same duties. The vendor of a tool that we supply keeps its own terms, and you read them before you consent.',
      ],
      [
        'Audit and access',
        'MAS',
        'You, your auditor and your regulator may examine our records and premises and question our people, and may do the same at our subcontractors. At the vendor of a tool, your audit and access go as far as its terms allow. If that is not enough, hold the licence yourself and let us work in your tool.',
      ],
      [
        'Continuity',
        'MAS, CBSL',
        'We send you our continuity plan, its tests and their results, and fit the plan to your own recovery times. If you allow one country, the queue may go unread for up to 30 minutes during a second incident, and nobody watches for up to 60 if the office is lost.',
      ],
      [
        'Termination',
        'MAS',
        'You may end the contract if we seriously breach it, become insolvent or come under new ownership, or if your regulator directs it, and we help to hand the service over.',
      ],
      [
        'Liability',
        'Your own policy',
        `We agree a cap in proportion to the price of a year. It is about twice that price, and never below SGD ${dollars(LEAST_CAP)}. For a breach of confidentiality the cap doubles. Name the cap that your policy asks for, and we quote it.`,
      ],
      [
        'A group that signs for its banks',
        'Notice 658, 7.2',
        'MAS requires the same terms in the group’s contract. Tell us if you are such a group.',
      ],
      [
        'A parent and its group as service providers',
        'Directions, 1.2',
        'CBSL counts a bank’s parent and group companies as service providers. Under the directions, a foreign bank’s branch need not count its head office, its sister branches or a subsidiary serving only these as IT service providers. Each of these must still meet the directions on technology risk. We are not in your group: count us as a provider.',
      ],
      [
        'Branches and subsidiaries',
        'Your own policy',
        'A bank signs once for itself and its branches. A subsidiary signs its own contract. A subsidiary that is a bank gets its parent’s terms. Any other gets our standard terms or, if it asks, the bank’s at the same rates. If it is another kind of financial institution, MAS’s Guidelines on Outsourcing (Financial Institutions other than Banks) apply to it. If an alert concerns two companies of the group, each gets its own ticket and call.',
      ],
    ],
  },
  callToAction: 'Send us your questionnaire',
} as const satisfies BanksContent;
