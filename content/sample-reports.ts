import type { Item } from './service-page';
import { specimenCustomer } from './specimen';
import { customerHistory, project } from './specimens/imaginary-biscuits';
import { month, monthRows } from './specimens/month';
import { networkArchitectureSpecimen } from './specimens/network-architecture';
import { vaptSpecimen } from './specimens/vapt';

/** What the month has to own up to. */
const late = month.find(({ limit = Infinity, minutes }) => limit < (minutes.at(-1) ?? 0));

const findings = [
  ['1. A forgotten test server runs any command sent to it', 'Critical', 'Closed: switched off'],
  ['2. The test server keeps the password of an office account', 'High', 'Closed'],
  [`3. ${vaptSpecimen.title}`, vaptSpecimen.severity.rating, 'Closed'],
  ['4. All office laptops have the same administrator password', 'High', 'Closed'],
  [`5. ${networkArchitectureSpecimen.title}`, 'High', 'Closed'],
  ['6. The portal lets anyone try passwords without limit', 'Medium', 'Closed'],
  [
    '7. A clerk can approve the refund that the same clerk entered',
    'Medium',
    '**Open:** its owner accepts it until 31 August',
  ],
  ['8. A session stays valid after sign-out', 'Low', 'Closed'],
  ['9. Error pages name the software and its version', 'Low', 'Closed'],
] as const;

const rated = (rating: (typeof findings)[number][1]) =>
  findings.filter(([, one]) => one === rating).length;

/** The words of the page that shows every specimen; what is said of each stands in its module. */
export const sampleReports = {
  title: 'Sample Reports',
  /** Large under the title. */
  headline: 'Read our work before you buy it',
  /** What search results say, 110 to 160 characters. */
  description:
    'Sample tickets, findings, registers and board papers, in the form our customers receive. Read each sample here, or keep it as a PDF for your files.',
  intro: `These are samples of what each service delivers. The customer, ${specimenCustomer}, does not exist. ${customerHistory}`,
  /** Over what is read before a contract is signed. */
  before: 'Before you sign',
  /** Before who reads one. */
  readers: 'For',
  /** After the number of samples that a family folds. */
  more: 'more',
  /** After the number of rows that an excerpt leaves out. */
  left: 'more rows in the sample',
  /** The list of a whole report, with what the two samples of it say; a test holds its length. */
  report: {
    heading: `All findings of report ${project.number}`,
    intro:
      'According to the management summary, we came in from the internet through findings 1 and 2. Finding 4 gave us every laptop in the office, and finding 5 let us into the payment zone.',
    notes: [
      {
        title: 'Where we stopped',
        text: 'We stopped in the payment zone, as the scope says. At firewall fw-1 we found no way on to the bakery’s machines.',
      },
      {
        title: 'What our SOC saw',
        text: 'Our analysts saw the attacks behind findings 4 and 5. They missed those behind findings 1 and 2, because the forgotten test server sent the SOC no log. They closed the alerts once a call confirmed that this was the test, and no report counts them as incidents.',
      },
      {
        title: 'Tested and monitored by one firm',
        text: 'We also monitor this customer, and it asked us to run the test all the same. If you want an independent check of the monitoring, have another firm run the test.',
      },
      {
        title: 'Not tested',
        text: 'We did not test three operations of the portal, which need live payments. The recipe laboratory and the ovens were out of scope.',
      },
    ] satisfies readonly Item[],
    /** What the customer may show to its own customers: no weakness is named in it. */
    letter: {
      title: 'The letter that comes with it, for customers',
      text: `“To the customers of ${specimenCustomer}: From ${project.window} we tested the company’s order portal and office network, from inside and outside, under scope ${project.number}. The management of the company has our report with ${project.findings} findings: ${rated('Critical')} critical, ${rated('High')} high, ${rated('Medium')} medium and ${rated('Low')} low. On ${project.retest} we tested the fixes. Eight findings are closed. One, rated medium, is still open: its owner accepts the risk until 31 August. We did not test three operations of the portal, which need live payments, nor the recipe laboratory and the oven controllers. We saw the systems as they were on these days, and cannot say that they have no other weakness. We also monitor them.” It is signed by the lead tester, with qualifications and a telephone number that confirms the letter.`,
    },
    columns: ['Finding', 'Severity', `On ${project.retest}`],
    rows: findings,
  },
  /** What a monthly report says of the clocks. */
  month: {
    heading: 'The clocks of one month',
    intro: `The monthly report for May covers all sites and their 874 alerts. The part below shows the ${month[0]?.minutes.length} incidents of severity 2, among them that of [ticket 0412](soc) on 14 May; no incident had severity 1. The full report also counts the alerts that proved harmless, and shows the nights separately for every clock; the part below does so for escalation only. One escalation was late.`,
    notes: [
      {
        title: 'The late call',
        text: `It came after ${late?.minutes.at(-1)} minutes instead of ${late?.limit}, because the lead analyst was still containing another incident and nobody else on the shift had the contact plan, although the contract lets any analyst call. Every analyst on a shift has it now.`,
      },
      {
        title: 'Why it brings no credit',
        text: 'With fewer than 20 cases of severity 2 at a site in a month, one late case brings no credit, if none was late there in the five months before. None was: monitoring began in March, and no case was late in March or April. The report still records the late call. At a bank it would have brought a credit.',
      },
      {
        title: 'When a clock stopped',
        text: 'In another incident we stopped the containment clock for the 6 minutes in which we waited for a decision. In the incident of ticket 0412 the clock ran on while we waited, because we were isolating the laptop at the time.',
      },
    ] satisfies readonly Item[],
    columns: ['Clock, in minutes', 'Median', '90th percentile', 'Mean', 'Worst'],
    rows: monthRows,
    sum: false,
    over: late?.minutes.at(-1),
  },
  /** The heading over the Contact Us button that ends the page. */
  callToAction: 'Do you need to see another kind of report?',
} as const;
