import { company, headOffice, ofOffices, placesOf } from './company';
import { awarenessCosts, dollars } from './example-durations';
import type { ServiceId } from './routes';
import type { Item, TableSection } from './service-page';
import type { Figures } from './specimen';
import { sampleScope, testPrice } from './specimens/assessment';
import { calls, clocks, containedWithin, verdict } from './specimens/imaginary-biscuits';
import {
  afterContainment,
  eitherWay,
  firewallsOfFirm,
  firm,
  LEAST_CAP,
  leastPaid,
  leastPaidByFirm,
  mailboxesAlone,
  nightInOneCountry,
  otherYears,
  ownRota,
  type QuotationLine,
  signInsOfFirm,
  yearAndTest,
} from './specimens/quotation';

/** A table and, under it, what it does not say. */
export interface NotedTable extends Omit<TableSection, 'kind'> {
  note?: string;
  /** Where all cells but the first are numbers. */
  of?: 'figures';
}

/** What the contract sets, and the lines of the sample quotation that show it set. */
export interface Term extends Item {
  /** What it comes to, in a few words, seen without unfolding it. */
  short?: string;
  lines?: readonly QuotationLine[];
  /** What content/company.json has of it. */
  prints?: 'licences';
}

interface BuyingContent {
  title: string;
  headline: string;
  searchTitle: string;
  /** What search results say, 110 to 160 characters. */
  description: string;
  intro: string;
  drivers: {
    heading: string;
    intro: string;
    /** Under the examples. */
    note: string;
    /** Who the firm is, what it pays, and beside that what this does not say. */
    firm: string;
    year: Figures;
    otherYears: NotedTable;
    notes: readonly Item[];
    sums: NotedTable;
    /** After the family's name. */
    columns: readonly string[];
    /** Over the second table, which is folded, and its columns. */
    reasons: { heading: string; columns: readonly string[] };
    /** Before what is typical, as in “Weeks: 3 to 5. People: 2. From SGD 9,000 a month”. */
    units: { weeks: string; people: string; from: string };
    /** What the price and the time of a service depend on. Its example is in content/example-durations.ts. */
    rows: readonly {
      route: ServiceId;
      price: string;
      time: string;
    }[];
  };
  /** Our own answers to the questions of a post. */
  questions: {
    heading: string;
    intro: string;
    /** Over as many columns of them. */
    parts: readonly string[];
    /** In the order of the post; `title` is the question, `text` our answer. */
    items: readonly Term[];
    /** Under them: the post that says what to accept and what to refuse, by its id. */
    post: string;
    postLabel: string;
    /** The link to the questions for spreadsheets. */
    download: string;
    /** Its columns: number, question, then the providers, us first; the reader fills the others. */
    columns: readonly [string, string, string, string, string];
    /** After each provider there: what the reader gives its answer, and where the contract has it. */
    marks: readonly string[];
    /** Under the questions there. */
    sum: string;
    /** Under the questions there, for the reader to fill in. */
    prices: readonly string[];
  };
  /** Before the number of a line of the sample quotation. */
  line: string;
  terms: {
    heading: string;
    intro: string;
    items: readonly Term[];
    /** What every contract gives the customer. */
    receiveHeading: string;
    receive: readonly string[];
  };
  /** How the customer is protected from the company. */
  protection: { heading: string; intro: string; items: readonly Term[] };
  /** What to ask of each bidder for a test, as the questions are for monitoring. */
  bids: NotedTable;
  /** What the four severities of an alert mean. */
  severities: NotedTable;
  /** Ways to have alerts watched, side by side. */
  ways: NotedTable;
  /** The sum of a rota, a step a row. */
  rota: NotedTable;
  choose: string;
  /** What a list of the page’s parts is called, for who cannot see it. */
  contents: string;
  callToAction: string;
  /** Over its button. */
  callText: string;
}

const countries = placesOf('country');

/** The words of the page on buying. */
export const buying = {
  title: 'Prices and terms',
  headline: 'What you pay, and what the contract says',
  searchTitle: 'What security services cost, and on which terms',
  description:
    'What sets price and time, a sample quotation with clocks and credits, fifteen questions answered, terms, and how we protect you from us.',
  intro:
    'This page gives our terms and example prices, for procurement and for the manager who has to defend the choice. Your own price depends on your scope.',
  drivers: {
    heading: 'How much it costs: prices and times',
    intro:
      'Each row gives an example and its price before GST, Singapore’s goods and services tax.',
    note: `A day of work, eight hours, costs about SGD ${dollars(sampleScope.dayRate)}; ranges are rounded up to the next 500. A course day costs more, because it includes the preparation. The time of a project runs from its first day of work to the report. A penetration test (pentest) includes one day of re-assessment (retest), which you may leave out. Our lowest prices for monitoring are the rates of the sample quotation. The highest of MDR adds sign-ins and 12 months of telemetry; those of the others add more alerts and longer storage.`,
    notes: [
      {
        title: 'Sign-ins',
        text: `The edition that also watches sign-ins costs SGD ${signInsOfFirm} more a month, and the same once for the set-up. Order it if staff sign in from outside your offices.`,
      },
      {
        title: 'Mailboxes',
        text: `A laptop’s price includes its user’s mailbox. Those of the other ${firm.people - firm.laptops} people, who have no laptop, cost SGD ${mailboxesAlone} a month in all, and the same once for the set-up.`,
      },
      {
        title: 'The test',
        text: `Its ${sampleScope.addresses} addresses are the ${firm.servers} servers, the ${firm.firewalls} firewalls and ${sampleScope.addresses - firm.servers - firm.firewalls} laptops. Because it leaves out the other laptops, which are set up in the same way, the test may miss what one person has installed. With the review it takes 4 to 5 weeks. Our [sample scope](assessment) has the same number of days; yours follow from your own scope.`,
      },
      {
        title: 'Firewalls',
        text: `To have the logs of the ${firm.firewalls} firewalls monitored, in a SIEM that we supply, you pay SGD ${firewallsOfFirm} more a month, and the same sum once for the set-up.`,
      },
    ],
    firm: `What a firm of ${firm.people} people pays: an example`,
    year: yearAndTest,
    otherYears,
    sums: eitherWay,
    columns: ['For example', 'Price before GST', 'Time'],
    reasons: {
      heading: 'What each price and time depends on',
      columns: ['Service', 'The price rises with', 'The time depends on'],
    },
    units: { weeks: 'Weeks:', people: 'People:', from: 'From' },
    rows: [
      {
        route: 'soc',
        price:
          'Log sources, their volume, how long we keep the logs, and alerts beyond those included',
        time: 'How soon your team opens network routes, and which sources the tool cannot read yet',
      },
      {
        route: 'siem',
        price: 'Log sources, their volume and the alerts a month',
        time: 'How soon we get named accounts and you approve the runbooks',
      },
      {
        route: 'edr',
        price: 'Devices, the edition of your tool and alerts beyond those included',
        time: 'How soon we get console roles and the owners sign the permission matrix',
      },
      {
        route: 'mdr',
        price:
          'Devices, the edition, how long you keep telemetry, and alerts beyond those included. The price of a device includes its user’s mailbox; a mailbox without a device costs less',
        time: 'How soon you can push the agent to your devices, servers last',
      },
      {
        route: 'phishing',
        price: 'The people in scope and the messages we write',
        time: 'The delivery check in your email gateway',
      },
      {
        route: 'vapt',
        price:
          'The computers that answer, the kinds of user, the pages, the functions that other programs call (API), and the mobile platforms of your app',
        time: 'How soon we get access, and your test windows',
      },
      {
        route: 'codeReview',
        price: 'The lines we read and the languages they are in',
        time: 'Whether you have a test environment that we can use',
      },
      {
        route: 'networkArchitecture',
        price: 'Sites and cloud accounts',
        time: 'Your diagrams and flow records: those that are missing add days',
      },
      {
        route: 'networkConfiguration',
        price: 'Platforms and rules. A device from the same template adds little',
        time: 'How soon you send the exports',
      },
      {
        route: 'training',
        price: `Groups, days and how much we adapt the course. For 300 people, ten awareness sessions cost ${awarenessCosts(10)}`,
        time: 'When your people are free',
      },
      {
        route: 'policy',
        price: 'The number of documents',
        time: 'Approval, which takes longest because every owner has to read, question and sign',
      },
      {
        route: 'dataClassification',
        price:
          'The drives, mailboxes and databases that we search, and the departments that take part',
        time: 'Whether you already license a labelling tool',
      },
      {
        route: 'risk',
        price: 'The processes we assess',
        time: 'How soon we can meet the owners of the processes',
      },
      {
        route: 'gap',
        price: 'Sites, systems and the records we sample',
        time: 'The frameworks: a second one adds less time than the first',
      },
      {
        route: 'vciso',
        price: 'The days a month and any extra time that you approve',
        time: 'How long you want it: the service runs until you give notice',
      },
    ],
  },
  questions: {
    heading: 'Fifteen questions answered',
    intro:
      'Our blog tells buyers of a SOC what to ask. Here is what we answer ourselves, for all monitoring that we sell. Figures are those of the sample quotation.',
    parts: ['People and what they read', 'Rules and clocks', 'Incidents, data and exit'],
    items: [
      {
        title: 'Which company holds the licence, and who employs the analysts?',
        text: `${company.name} signs the contract, and itself holds the two licences that Singapore requires. Our quotation names the employer of each analyst, with its legal entity and country. If another company employs an analyst, that company is our subcontractor: we ask for your consent, and it must hold its own licence.`,
        prints: 'licences',
        lines: ['shifts'],
      },
      {
        title: 'Who is awake at four in the morning on a public holiday?',
        text: 'Analysts are at work at every hour. Other analysts are on call only to replace a colleague who is ill or at work on an incident, to help when alerts pile up, or to take over when an office is lost. The contract lists the analysts by hour and country, and says whether the rota serves you alone. With our quotation you get last month’s rota without the names, and how many customers and devices each shift watched.',
        lines: ['shifts'],
      },
      {
        title: 'Which alerts are closed without a person reading them?',
        text: 'Only those that a rule on a written list matches. You approve each rule on the list, and every month an analyst reads a sample of the alerts that those rules closed. Software and AI may sort alerts and draft notes, but close none outside that list. The contract lists each AI model and where it runs, and you may refuse it.',
        lines: ['unread'],
      },
      {
        title: 'What will you not see?',
        text: 'We see only what sends us a log or carries an agent. Before you sign, you get a list of what we will not see, and that list is part of the contract.',
        lines: ['unseen'],
      },
      {
        title: 'When does a log source count as connected, and who notices when it goes silent?',
        text: 'It counts once its test event has reached our queue. If it stays silent for longer than the time set for it, an alarm tells us both.',
        lines: ['connected'],
      },
      {
        title: 'Which rules will run, and how do you test them?',
        text: 'You can read every rule that we write, with its technique in [ATT&CK](glossary#mitre-att-ck), a public catalogue of what attackers do. We list by name what the vendor’s own rules detect. Each month we run harmless tests of a third of the active rules and record every result, misses too. The page [SIEM as a Service](siem) shows such a record. After each month’s tests you get the revised list of rules.',
        lines: ['rules'],
      },
      {
        title: 'How do you silence an alert?',
        text: 'We write an exception with a reason, an owner and an end date. You can read the list of exceptions on any day.',
        lines: ['exceptions'],
      },
      {
        title: 'Do you accept the clocks of our tender?',
        text: `Yes, if it uses the eight clocks of our blog post on buying a SOC. At severity 1 we must reach somebody on your contact plan by phone within ${clocks.Escalation[1]} minutes of the alert, and contain the attack within ${containedWithin[1]}, not counting the time in which we wait for your decision. If an analyst raises the severity, the call comes within ${verdict.other + clocks.Escalation[1]} minutes of the alert (${verdict.other + calls.raisedAtBank} for a bank), and containment within ${verdict.other + clocks.Containment[1]}. Four clocks have limits: acknowledgement, verdict, escalation and containment. The limit on response is that of the verdict plus that of containment. We report the other three, and you may ask for a limit on them. If your tender defines a clock in another way, we mark the difference before you award the contract.`,
        lines: ['clocks'],
      },
      {
        title: 'What were your figures for the last three months?',
        text: 'We do not publish them, but send them with our quotation. For each severity you get the median, the 90th percentile, the mean and the worst case, with the number of alerts and with nights shown separately. Our sample shows [part of such a report](sampleReports#the-clocks-of-one-month). From your first month on you get your own in the same form.',
        lines: ['clocks'],
      },
      {
        title: 'What happens when you miss a limit?',
        text: 'We tell you of the miss and its cause in the same month, and the monthly report repeats both. We take the credit (an “SLA penalty” in other contracts) off the next invoice without a claim from you, and if we miss limits repeatedly you may end the contract.',
        lines: ['credits'],
      },
      {
        title: 'What may you do without asking us?',
        text: 'We do what your permission matrix says for each kind of device: act, call first, never. The owners of those devices sign it: see [a signed matrix](edr).',
        lines: ['contacts'],
      },
      {
        title: 'Whom do you phone, and what if nobody answers?',
        text: 'We phone the people on your contact plan in turn, each for as long as you set, and never use your own email. If nobody answers in two rounds, we do what your permission matrix says for that case. Both sides rehearse this before the first shift.',
        lines: ['contacts'],
      },
      {
        title: 'Who leads the incident, and how many hours are included?',
        text: `A lead analyst leads it and works on it with another analyst of the shift, and the ticket names both. If two incidents coincide at night, the lead analyst works on one alone until the analyst on call starts, within 30 minutes. The price includes containment, however long it takes, and ${afterContainment.hours} hours a year after it. Each further hour costs SGD ${afterContainment.rate}. The contract says how long we keep the evidence.`,
        lines: ['incidents'],
      },
      {
        title: 'Where are our logs, and who can read them?',
        text: `They are in the region that you choose from those the tool offers. Our analysts read them from ${countries}, or from ${headOffice.country} alone if you say so. ${nightInOneCountry} If you allow only one country, our quotation shows how many watch from there at each hour, what that costs, and who takes over when that office is lost. The contract says how long we keep each source’s logs, and in how many hours we tell you of a breach of our systems. You have your own sign-in to the same console.`,
        lines: ['edition', 'data', 'breach', 'continuity'],
      },
      {
        title: 'What makes the price rise, and what do we keep when we leave?',
        text: 'The price rises if you add devices, mailboxes or log sources, if you exceed the alerts or log volume that it includes, or if you order a change, such as another edition or longer storage. The quotation shows the price of the next step up, and we charge it only after you have approved that step. After the term the contract renews only if you sign again, with each price at most 5 per cent higher. By the dates that the contract sets, we hand over logs, rules, tickets and runbooks, as text and CSV, with whatever telemetry the vendor of an XDR lets us export. Then we delete our copies and confirm it in writing.',
        lines: ['connected', 'alerts', 'term', 'exit'],
      },
    ],
    post: 'how-to-buy-a-soc',
    postLabel: 'What to accept, and what to refuse',
    download: 'Compare us with two other providers: the questions with our answers',
    columns: ['No.', 'Question', company.name, 'Second provider', 'Third provider'],
    marks: ['Score, 0 to 2', 'Clause'],
    sum: 'Sum, of 30. Give 2 for acceptable and in the draft contract, 1 for only said, 0 for what you would refuse. Drop a bidder with a 0 in row 1, 8, 11 or 12.',
    prices: [
      'What the price counts: devices, log sources and their volume, sites, alerts a month',
      'Set-up, before GST',
      'Licences for twelve months',
      'Monitoring for twelve months',
      'First year: set-up, licences and monitoring',
      'Second year: licences and monitoring',
      'First two years',
      'The next step up',
      'Hours of work after containment: included a year, and the price of one more',
    ],
  },
  bids: {
    heading: 'Compare bids for a test',
    intro:
      'Give each bidder the same [one-page scope](assessment), then put these eight answers side by side. The last column is what we offer, with the figures of our sample scope.',
    columns: ['Ask each bidder', 'Accept', 'Refuse', 'Our sample scope'],
    rows: [
      [
        '1. Which company holds the licence?',
        'The one that signs, with its number',
        '“Our group is licensed”',
        'We hold it ourselves: see [VAPT Services](vapt)',
      ],
      [
        '2. Who leads it, with which qualifications?',
        'A name, and your right to refuse a replacement',
        '“Certified testers”',
        'Our quotation gives name, qualifications and similar tests, and you may refuse a replacement',
      ],
      [
        '3. Which systems, in which roles?',
        'A list that their owners sign',
        '“The application”',
        `An order portal as customer and as clerk, ${sampleScope.addresses} addresses of the office network at three sites, two firewalls, the payment zone until we get in`,
      ],
      [
        '4. What is left out?',
        'A list, with what you would learn from each',
        'Nothing said',
        'The recipe laboratory, so its weaknesses stay unknown. Oven controllers except for their drawings, so none of their weaknesses is proved.',
      ],
      [
        '5. What does the report contain?',
        'Steps to reproduce each finding, its vector and its fix, and what was not reached',
        'The export of a scanner',
        '[Each finding](vapt) with its steps, vector, cause and fix, what we could not reach, a management summary and a letter for customers',
      ],
      [
        '6. What does a re-assessment cost, and by when must we call for it?',
        'Its price, alone or in the sum, and its last day',
        '“Included”, without a day',
        `SGD ${dollars(sampleScope.reassessment * sampleScope.dayRate)} for ${sampleScope.reassessment} day, when you call for it by 30 June`,
      ],
      [
        '7. How many days of work, and on what?',
        'Days for each part, counted from your scope',
        'One sum for “a full test”',
        `${sampleScope.portal} for testing the portal, ${sampleScope.office} for the office network, ${sampleScope.review} for an architecture review of the head office, ${sampleScope.report} for the report and briefing, ${sampleScope.reassessment} for the re-assessment`,
      ],
      [
        '8. What do a day and the whole test cost, before GST?',
        'Both figures',
        'Only the total',
        `SGD ${dollars(sampleScope.dayRate)} a day, SGD ${dollars(testPrice)} for ${sampleScope.days} days. Without the architecture review: ${sampleScope.days - sampleScope.review} days at most, SGD ${dollars(testPrice - sampleScope.review * sampleScope.dayRate)}, re-assessment included`,
      ],
    ],
  },
  severities: {
    heading: 'Severity 1 to 4',
    intro:
      'A rule proposes the severity. An analyst reads the alert, whatever the hour, and confirms or changes it. You can raise it at any time.',
    columns: ['Level', 'What it means', 'When we work on it'],
    rows: [
      [
        'Severity 1',
        'An attack is spreading, or has stopped what your business runs on',
        'At any hour; we phone you',
      ],
      [
        'Severity 2',
        'Somebody seems to be inside one system or account',
        'At any hour; we phone you',
      ],
      [
        'Severity 3',
        'A breach of policy, a weakness or an attempt, with no sign of success',
        'By day, with a ticket, except for the kinds that you list',
      ],
      ['Severity 4', 'The alert is worth only a line in the monthly report', 'By day'],
    ],
  },
  line: 'Sample quotation §',
  terms: {
    heading: 'Terms',
    intro: 'These terms hold for every service. Figures are those of the sample quotation.',
    items: [
      {
        title: 'Term and notice',
        short: '90 days, after six months',
        text: `Monitoring runs for a fixed term and renews only if you sign again, with each price at most 5 per cent higher. You may give 90 days’ notice after the first six months, so you commit to at least nine months. With the set-up these cost SGD ${leastPaid} in the sample, and SGD ${leastPaidByFirm} for MDR at the firm of ${firm.people} above. We may end the contract before its term is over only if an undisputed invoice is still unpaid 60 days after a reminder. You may end any contract at once if we seriously breach it, become insolvent or come under new ownership. A project ends with its report and, where you ordered one, the re-assessment. You may end a vCISO’s service on 30 days’ notice.`,
        lines: ['term'],
      },
      {
        title: 'Invoices',
        short: 'Monthly, each part on its line',
        text: 'We invoice monitoring at the end of each month, its set-up once, and a project after each report that you accept. The scope says how many days you have to list the errors in a report before you accept it. We price monitoring, its set-up, each project and any licence that we supply on separate lines, and name the commission that we earn on a licence. The quotation sets the payment period and the governing law.',
        lines: ['price'],
      },
      {
        title: 'Changes',
        short: 'None before you sign',
        text: 'Before we start on a change, such as another site, more devices or a re-assessment that the scope leaves out, you sign the change and its price. The scope of a test gives the last day on which you may postpone it free of charge. See [a sample](assessment).',
      },
      {
        title: 'Subcontractors',
        short: 'None without your consent',
        text: 'We use none without your consent. We bind each one that you accept to the terms that bind us, except the vendor of a tool that we supply, which keeps its own terms. Before you consent, you read which countries that vendor uses, what it lets you audit, and how it announces its own subcontractors.',
      },
      {
        title: 'Liability',
        short: 'Two years’ price',
        text: `The contract caps the liability of each side, except where the law forbids a cap. The cap is about twice the price of a year, or SGD ${dollars(LEAST_CAP)} if that is more; a project has its own, for example twice its price with the same minimum. If you need a higher one, say so in your first message.`,
        lines: ['liability'],
      },
      {
        title: 'Exit',
        short: 'Included in the price',
        text: 'Before you sign, we agree three dates: when the last shift ends, when we hand over what is yours, and when we delete our copies. The price includes the exit.',
        lines: ['exit'],
      },
    ],
    receiveHeading: 'You get, with any contract',
    receive: [
      'Our company registration number and GST number, on the quotation',
      'A one-page scope that says what is in and what is out: see [a sample](assessment)',
      'Results that separate what we saw from what we infer',
      'Before you sign, the names of customers in your field, with whom you can speak without us',
      'The name, qualifications, employer and country of the person who leads the work, and of each tester; you may refuse a replacement',
      'A list of the subcontractors and group companies that have access; a request for your consent before we take on a new one; and notice whenever the vendor of a tool announces a new subcontractor of its own',
      'A written answer to each clause you need, such as audit rights for you and your regulator',
      'A date by which we return or delete the data we hold, with written confirmation once it is done; and who deletes what a tool’s vendor holds, by when',
    ],
  },
  protection: {
    heading: 'How we protect you from us',
    intro:
      'You give us rights in your systems and a view of your data. These measures limit both, and record how we use them.',
    items: [
      {
        title: 'Accounts and rights',
        short: 'Yours to see and revoke',
        text: 'We use named accounts with the least rights that do the work, under your own multi-factor authentication where you have it. You can see each account and revoke it at any hour.',
      },
      {
        title: 'Power to act',
        short: 'What your matrix allows',
        text: 'The permission matrix that you sign says what an analyst may isolate, stop or disable. Your tool logs each step, and the ticket names the line of the matrix that allows it.',
      },
      {
        title: 'Staff vetting',
        short: 'Before any account',
        text: 'Before anybody gets an account in your systems, we check that person’s background, as far as the law of the country allows, and have them sign a duty of secrecy. When one of our people stops working for you, that person’s access ends the same day.',
      },
      {
        title: 'What happens to your data',
        short: 'Copied only as evidence',
        text: 'We read your data in your systems or in the tool, and copy only what a ticket or a finding needs as evidence. We encrypt the copies, and delete them by the date in your contract.',
        lines: ['exit'],
      },
      {
        title: 'If an office is lost',
        short: 'The other takes over, if you allow both',
        text: ofOffices(
          'Analysts take the watch from elsewhere, with the same accounts, within the time in your contract. Your clocks run on meanwhile. We rehearse the change and send you the record.',
          `If you allow both countries, each office can take over the whole watch at once. If you allow one only, nobody watches for up to 60 minutes, unless you permitted the other office beforehand. Your clocks run on meanwhile. We rehearse the change between ${placesOf('city')} and send you the record.`,
        ),
        lines: ['continuity'],
      },
      {
        title: 'A breach of our systems',
        short: 'Within 24 hours; 1 for a bank',
        text: 'If somebody breaks into our systems, we phone you within 24 hours, or 1 hour if you are a bank, and say what the intruder reached and what we know about the effect on your data.',
        lines: ['breach'],
      },
      {
        title: 'Insurance and certificates',
        short: 'Named in the quotation',
        text: 'Our quotation names each insurer and the sum insured, and says for each certificate when it expires and where you can verify it.',
      },
    ],
  },
  ways: {
    heading: 'Your own team, a tool alone, MDR or a SOC',
    intro: 'A tool raises alerts 24/7. The four ways differ in who reads them.',
    columns: ['Way', 'People you hire to watch', 'Who covers the nights', 'What you still do'],
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
        'Nobody. Alerts wait until morning.',
        'Read every alert, tune the rules, respond',
      ],
      [
        '[MDR as a Service](mdr)',
        'None. Somebody must answer our call.',
        '**Our night shift**, on one platform',
        'Sign the permission matrix, answer our calls, say who may shut down a server',
      ],
      [
        '[SOC as a Service](soc)',
        'None. An incident owner must answer our call.',
        '**Our night shift**, on the log sources you connect',
        'Decide what to shut down, rebuild and restore, notify the regulator',
      ],
    ],
  },
  rota: {
    heading: 'How many people does 24/7 cover take?',
    intro:
      'Each seat on shift takes about five people, whether shifts last 8 hours, as below, or 12. The sum does not allow for handovers, staff turnover or a team leader.',
    note: ownRota,
    columns: ['For one seat on shift', 'The sum', 'Result'],
    rows: [
      ['8-hour shifts in a week', '24 × 7 ÷ 8', '21'],
      ['Shifts to fill in a year', '21 × 52', '1,092'],
      [
        'Shifts one person works in a year: five a week, with seven weeks away',
        '5 × (52 – 7)',
        '225',
      ],
      ['**People to hire**', '1,092 ÷ 225 = 4.85', '**5**'],
    ],
  },
  choose: 'Not sure which service? Answer up to three questions',
  contents: 'On this page',
  callToAction: 'Send us your questionnaire',
  callText:
    'For a price, send rough numbers of people, computers, servers, firewalls, cloud accounts and sites; for a test, the web addresses and the roles.',
} as const satisfies BuyingContent;
