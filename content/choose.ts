import { company } from './company';
import { exampleDurations, type PricedService } from './example-durations';
import type { ServiceId } from './routes';
import type { TableSection } from './service-page';
import { firewallsOfFirm, firm } from './specimens/quotation';

/** A question of “Which service do I need?”, and what each answer leads to. */
export interface FinderQuestion {
  /** As we would ask it across a table, with its question mark. */
  question: string;
  /** Two to six; each leads to one place, so that no two paths meet. */
  answers: readonly FinderAnswer[];
}

export interface FinderAnswer {
  /** One word in small letters: the addresses of all that follows are made of it, as in `/choose#watch-siem`. */
  id: string;
  /** What the reader would say, in their own words. */
  says: string;
  /** The next question, or what we suggest. No path asks more than five. */
  next: FinderQuestion | Suggestion;
}

/** Where a path ends. */
export interface Suggestion {
  /** The service that fits the answers. */
  choose: ServiceId;
  /** The second best, one of those under “Choose another if” on the page of the first: its clause is read from there. */
  runnerUp: ServiceId;
  /** When to take it instead, from “you”, where the clause on that page would contradict an answer. */
  when?: string;
  /** Why the first one fits, from the answers: a sentence each. */
  reasons: readonly string[];
  /** A post to read before anything is bought, by the name of its file. */
  post?: string;
}

interface Comparison extends Omit<TableSection, 'kind' | 'rows' | 'columns'> {
  /** The words of the first row; the first column holds the services. */
  columns: readonly string[];
  /** A service and its cells, one for each column after the first. They say no more than its own page. */
  rows: readonly {
    route: PricedService;
    /** What tells the services apart in **bold**. */
    cells: readonly string[];
  }[];
}

const plant: Suggestion = {
  choose: 'networkArchitecture',
  runnerUp: 'risk',
  reasons: [
    'We do not monitor machine controllers: we read none of their logs, and no agent runs on them. For that, ask a firm that monitors industrial networks.',
    'An attacker who is in the office may reach the plant. This review shows how far into it they could get, and where to stop them.',
  ],
  post: 'when-the-oven-runs-on-a-plc',
};

/** Of machines beside an office. */
const serversToo =
  'somebody requires you to have the logs of servers monitored. If those of the plant’s firewall are enough, we can add these alone';

const plantBeside = [
  'We do not monitor machine controllers. For that, ask a firm that monitors industrial networks.',
  'A [network architecture review](networkArchitecture) shows how far an attacker in the office gets into the plant.',
];

const officeAndPlant: Suggestion = {
  choose: 'mdr',
  runnerUp: 'soc',
  when: serversToo,
  reasons: [
    `MDR watches the office: monitoring 250 devices, for example, costs ${exampleDurations.mdr.costs} a month, licence included.`,
    ...plantBeside,
  ],
  post: 'when-the-oven-runs-on-a-plc',
};

const whatToWatch: FinderQuestion = {
  question: 'Which tool do you already own?',
  answers: [
    {
      id: 'siem',
      says: 'A SIEM, which collects our logs',
      next: {
        question: 'Do you want to keep your SIEM?',
        answers: [
          {
            id: 'keep',
            says: 'Yes. Our logs must stay in it',
            next: {
              choose: 'siem',
              runnerUp: 'edr',
              when: 'your SIEM holds only endpoint alerts, and you have an EDR tool',
              reasons: [
                'You keep the SIEM, its licence and your logs. Our analysts work in your own tenant.',
                'We tune its rules and work its alerts 24/7. You hear about those that need a decision.',
              ],
            },
          },
          {
            id: 'replace',
            says: 'No. We would rather not run one',
            next: {
              choose: 'soc',
              runnerUp: 'siem',
              when: 'you would rather keep your SIEM and have somebody else run it',
              reasons: [
                'We supply the SIEM or XDR tool, size it for your log sources and keep it running.',
                'We move your log sources one at a time, the most important first.',
              ],
            },
          },
        ],
      },
    },
    {
      id: 'edr',
      says: 'EDR or XDR on our devices',
      next: {
        question: 'Does that tool see all you need watched?',
        answers: [
          {
            id: 'enough',
            says: 'Yes, and its licence has time left to run',
            next: {
              choose: 'edr',
              runnerUp: 'siem',
              reasons: [
                'You keep the licences you have paid for. Your budget goes on analysts.',
                'We answer its alerts 24/7, and isolate a device where you have said we may.',
              ],
            },
          },
          {
            id: 'ending',
            says: 'Yes, but its licence ends soon',
            next: {
              choose: 'mdr',
              runnerUp: 'edr',
              when: 'you would rather renew that licence',
              reasons: [
                'One contract covers the new licence, 24/7 monitoring, and the set-up, for which you pay once.',
                'Monitoring begins with the first group of devices, before the agent is on the rest.',
              ],
            },
          },
          {
            id: 'plant',
            says: 'No. We have machines and their controllers too',
            next: {
              choose: 'edr',
              runnerUp: 'soc',
              when: serversToo,
              reasons: [
                'Your tool covers the office, and our analysts work its alerts 24/7.',
                ...plantBeside,
              ],
              post: 'when-the-oven-runs-on-a-plc',
            },
          },
          {
            id: 'more',
            says: 'No. We have cloud, firewall or other logs too',
            next: {
              choose: 'soc',
              runnerUp: 'edr',
              when: `your devices come first, and your other logs can wait or are few: those of ${firm.firewalls} firewalls cost SGD ${firewallsOfFirm} a month`,
              reasons: [
                'An agent on a device sees neither your firewall nor your cloud. A SOC reads their logs as well.',
                'Analysts look at cloud, identity, network and device events together.',
              ],
            },
          },
        ],
      },
    },
    {
      id: 'both',
      says: 'Both',
      next: {
        choose: 'siem',
        runnerUp: 'edr',
        when: 'the EDR’s alerts do not reach your SIEM',
        reasons: [
          'Once the EDR’s alerts reach your SIEM, one shift reads them beside the alerts from your other logs.',
          'You keep both licences. Our analysts work in your own tenant, 24/7.',
        ],
      },
    },
    {
      id: 'none',
      says: 'Neither of them, or we do not know',
      next: {
        question: 'What has to be watched?',
        answers: [
          {
            id: 'devices',
            says: 'Computers, mailboxes and sign-ins',
            next: {
              post: 'no-security-staff-first-ten-steps',
              choose: 'mdr',
              runnerUp: 'soc',
              reasons: [
                'One platform covers computers and mailboxes; the edition that also watches sign-ins costs more.',
                'We license it, set it up with your administrators and watch it 24/7.',
                'If you have no security staff, first take the ten steps in the post below. Most need no purchase.',
              ],
            },
          },
          {
            id: 'plant',
            says: 'Machines and their controllers',
            next: plant,
          },
          {
            id: 'office',
            says: 'Machines, and the office beside them',
            next: officeAndPlant,
          },
          {
            id: 'logs',
            says: 'Logs from many systems and vendors',
            next: {
              choose: 'soc',
              runnerUp: 'mdr',
              reasons: [
                'Your logs come from many places, and a SOC brings them into one tool.',
                'You have neither the tool nor a night shift. We supply both.',
              ],
            },
          },
        ],
      },
    },
  ],
};

const whatToTest: FinderQuestion = {
  question: 'Which question keeps coming up?',
  answers: [
    {
      id: 'attack',
      says: 'Can somebody break into a running system?',
      next: {
        choose: 'vapt',
        runnerUp: 'codeReview',
        reasons: [
          'Our testers attack the running system, within limits you sign.',
          'You get findings your engineers can reproduce, and we can re-assess the fixes.',
        ],
      },
    },
    {
      id: 'demanded',
      says: 'A customer or a contract asks us for a penetration test',
      next: {
        choose: 'vapt',
        runnerUp: 'assessment',
        when: 'nobody has said which systems the test must cover',
        reasons: [
          'The report says what we tested, and a letter for your customers says when and with what result.',
          'If your customer names a standard or a scope, send it to us with your first message.',
        ],
      },
    },
    {
      id: 'code',
      says: 'What is wrong in the code we own?',
      next: {
        choose: 'codeReview',
        runnerUp: 'vapt',
        when: 'you would rather see the live system attacked',
        reasons: [
          'You own the source, so we can read what no outside test reaches.',
          'Each finding names its file and line. We can read each fix before you close the finding.',
        ],
      },
    },
    {
      id: 'spread',
      says: 'How far would a break-in spread?',
      next: {
        choose: 'networkArchitecture',
        runnerUp: 'networkConfiguration',
        reasons: [
          'We draw your network as it really runs, and trace attacks from zone to zone.',
          'You get a target design in stages and can fund them one at a time.',
        ],
      },
    },
    {
      id: 'settings',
      says: 'Do our firewalls let through only what we intend?',
      next: {
        choose: 'networkConfiguration',
        runnerUp: 'networkArchitecture',
        reasons: [
          'A script compares every setting with a baseline. An engineer reads every rule.',
          'Your engineers get the exact line to change.',
        ],
      },
    },
  ],
};

const whatToShow: FinderQuestion = {
  question: 'What do you lack?',
  answers: [
    {
      id: 'standard',
      says: 'An answer to “do you meet this standard?”',
      next: {
        choose: 'gap',
        runnerUp: 'policy',
        reasons: [
          'Somebody has named a standard or a law. We check your practice against each requirement.',
          'You learn your gaps, and which to close first, before the auditor does.',
          'If you are a bank, see [what you get](banks) for MAS and the Central Bank of Sri Lanka.',
        ],
      },
    },
    {
      id: 'order',
      says: 'A reason to do one project before another',
      next: {
        choose: 'risk',
        runnerUp: 'gap',
        reasons: [
          'The register shows which project lowers which risk.',
          'Each risk gets an owner and a decision, on scales your management approves.',
        ],
      },
    },
    {
      id: 'rules',
      says: 'Written rules that people follow',
      next: {
        choose: 'policy',
        runnerUp: 'gap',
        reasons: [
          'We write only the policies that your risks call for, in your own template.',
          'We test each rule with the person who will own it.',
        ],
      },
    },
    {
      id: 'data',
      says: 'A list of our sensitive data, with owners',
      next: {
        choose: 'dataClassification',
        runnerUp: 'policy',
        reasons: [
          'We search the drives, mailboxes and databases you choose, and record what they hold and who owns it.',
          'Staff get a few labels, and a page of rules for each.',
        ],
      },
    },
    {
      id: 'lead',
      says: 'Somebody to lead security',
      next: {
        choose: 'vciso',
        runnerUp: 'gap',
        reasons: [
          'A part-time leader runs your programme and reports to your board.',
          'The vCISO hands over when you appoint your own CISO.',
        ],
      },
    },
  ],
};

const whatToTeach: FinderQuestion = {
  question: 'What should happen first?',
  answers: [
    {
      id: 'learn',
      says: 'They learn what to do',
      next: {
        choose: 'training',
        runnerUp: 'phishing',
        reasons: [
          'We teach courses to technical teams and sessions to all staff.',
          'Each course ends in an exercise that shows what people can do.',
        ],
      },
    },
    {
      id: 'drill',
      says: 'We find out how they react to a phishing email',
      next: {
        choose: 'phishing',
        runnerUp: 'training',
        reasons: [
          'We send the emails an attacker would, under rules you approve.',
          'You learn how soon somebody reports the first one.',
        ],
      },
    },
  ],
};

const afterSupplier: Suggestion = {
  choose: 'risk',
  runnerUp: 'mdr',
  when: 'you want somebody to notice next time. If you need logs of many kinds monitored, choose a SOC',
  reasons: [
    'Take two steps before you buy anything: cut off the supplier’s access, and send the supplier your questions. The post below explains both.',
    'Your administrator, your SOC or an incident response firm must find out whether the attacker reached you. We search only systems that we already monitor.',
    'After that, this assessment ranks suppliers by what they can reach and says which access to close first.',
  ],
  post: 'a-suppliers-breach-what-to-ask',
};

const unsure: Suggestion = {
  choose: 'risk',
  runnerUp: 'vciso',
  reasons: [
    'A risk assessment asks what could stop your business, and how likely that is. Then you know what to buy first, and what not to buy.',
    'If you have no security staff, first take the ten steps in the post below. Most need no purchase.',
    'You can also tell us your case as it is: we will say which service fits, or that none does.',
  ],
  post: 'no-security-staff-first-ten-steps',
};

/** The words of “Which service do I need?”. */
export const choose = {
  title: 'Which service do I need?',
  searchTitle: 'Which cybersecurity service do I need?',
  /** What search results say, 110 to 160 characters. */
  description:
    'Answer up to three questions and see which of our security services fits, why, and which comes second. Then compare them: who watches, who acts, how long.',
  intro:
    'Answer up to three questions. We will name the service that fits, say why, and name the one that comes second.',
  /** The link for whoever has no time for questions. */
  underAttack: 'Under attack now? See what to do first',
  /** Everything is asked from here. */
  finder: {
    question: 'What do you need first?',
    answers: [
      { id: 'watch', says: 'Somebody to watch our systems, day and night', next: whatToWatch },
      {
        id: 'test',
        says: 'To know what an attacker could do: a test or a review',
        next: whatToTest,
      },
      { id: 'show', says: 'To satisfy a standard, a customer or our board', next: whatToShow },
      { id: 'people', says: 'Staff who know what to do', next: whatToTeach },
      { id: 'supplier', says: 'To act, because a supplier was breached', next: afterSupplier },
      { id: 'unsure', says: 'We cannot say yet', next: unsure },
    ],
  },
  words: {
    /** Before the answers given so far; each leads back to its question. */
    given: 'You said',
    /** Read out after an answer given, which leads back to its question. */
    change: 'change this answer',
    /** Before the number of a question. */
    question: 'Question',
    /** Over the service that fits. */
    suggestion: 'We suggest',
    /** Over its reasons. */
    because: 'Why it fits',
    /** Before the second best. */
    runnerUp: 'Second choice',
    /** Before the clause that the page of the first has for it. */
    if: 'Choose it if',
    /** On the button to the service's page, before its name. */
    read: 'Read about',
    /** On the button to the contact page. */
    ask: 'Ask us about it',
    /** The link back to the first question. */
    again: 'Start again',
    /** Under the buttons. */
    share:
      'The address of this page now holds your answers, so you can save or share it. They do not reach us.',
    /** What the contact form's message begins with; the answers follow, a line each. */
    message: 'Our answers on your website:',
    /** Before the service suggested, in the message. */
    suggested: 'Suggested:',
  },
  /** Side by side, before an example of how long each takes. */
  comparisons: [
    {
      heading: 'Managed services side by side',
      intro:
        'Our analysts are on shift 24/7 for the first four services in the table. These differ in who owns the tool, how much the tool sees, and who acts. You also pay once for their set-up, about a month’s price.',
      columns: [
        'Service and example price, before GST',
        'What you need',
        'Who acts',
        'What it does not do',
      ],
      rows: [
        {
          route: 'soc',
          cells: [
            'No tool: we supply it. An incident owner and a deputy.',
            '**We contain**, as your permission matrix says. You decide what to shut down, and you rebuild.',
            'We do not rebuild or restore systems, or notify the regulator for you',
          ],
        },
        {
          route: 'siem',
          cells: [
            'A SIEM with its licence, and the people who run the systems that send it logs',
            '**You do**, or our analysts where your permission matrix allows',
            'We supply no SIEM, and do not run the systems that send the logs',
          ],
        },
        {
          route: 'edr',
          cells: [
            'EDR or XDR on your devices, with its licence',
            '**We contain**, as your permission matrix says; you rebuild',
            'We do not rebuild devices, or read the logs of firewalls unless you add them',
          ],
        },
        {
          route: 'mdr',
          cells: [
            `No tool: we license ${company.xdrProduct} for you. A way to push software to your devices.`,
            '**We contain**, as your permission matrix says; you rebuild',
            'We do not store logs from many vendors; those of your firewalls can be added',
          ],
        },
        {
          route: 'phishing',
          cells: [
            'A rule that tells staff how to report an odd email',
            '**You act** on what your staff report',
            'We do not rank people or promise that nobody clicks',
          ],
        },
      ],
    },
    {
      heading: 'Seven assessments side by side',
      intro: 'Each shows how things stood on the dates of the work. You act on the findings.',
      columns: [
        'Service and example price, before GST',
        'What you need',
        'Who looks',
        'What it does not do',
      ],
      rows: [
        {
          route: 'vapt',
          cells: [
            'Written authorization from each system’s owner, and two test accounts in each role',
            'Our testers, **who attack** the systems',
            'We do not check every device setting, and we test denial of service only if you ask for it',
          ],
        },
        {
          route: 'codeReview',
          cells: [
            'The source code with its history, and a build that compiles',
            '**Our reviewers**, after a pass with scanners',
            'We do not read every file (the report lists those that we skipped), and we do not attack the live system unless you order a test too',
          ],
        },
        {
          route: 'networkArchitecture',
          cells: [
            'Diagrams (wrong ones help too), routing exports and the flow records of an ordinary week, all from your network administrator',
            'Our engineers, **from exports and interviews**',
            'We do not touch your equipment, or prove a path with real packets',
          ],
        },
        {
          route: 'networkConfiguration',
          cells: [
            'Configuration exports without passwords, or a read-only account',
            'Our scripts, then an engineer who **reads every rule**',
            'We do not redraw your zones or exploit a weakness',
          ],
        },
        {
          route: 'risk',
          cells: [
            'Somebody who decides how much risk you accept, and process owners who have time for workshops',
            'Our consultants, **in workshops** with your people',
            'We do not test systems or name a product to buy',
          ],
        },
        {
          route: 'gap',
          cells: [
            'The standard or law that binds you, your policies and your records',
            'Our consultants, who read **documents and records** and watch the work',
            'We do not issue a certificate',
          ],
        },
        {
          route: 'dataClassification',
          cells: [
            'A list of systems and shared drives',
            'Your data owners, then **our searches** of the places you choose',
            'We do not open files that you have not approved, or label every file by software alone',
          ],
        },
      ],
    },
  ],
  /** Over what each costs. */
  /** The link to the page on price and time, under the tables. */
  buying: 'See what sets the price and the time',
  callToAction: 'Are you still between two services? Ask an engineer',
} as const satisfies {
  title: string;
  searchTitle: string;
  description: string;
  intro: string;
  underAttack: string;
  finder: FinderQuestion;
  words: Readonly<Record<string, string>>;
  comparisons: readonly Comparison[];
  buying: string;
  callToAction: string;
};
