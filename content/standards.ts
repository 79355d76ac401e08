import type { documents } from './facts';
import type { ServiceId } from './routes';

/** One clause, control or requirement, and what our services do about it. */
export interface Obligation {
  /** Its number, as the standard writes it. content/facts.csv has a line for it, with this among the words. */
  at: string;
  /** What it asks of you, short and in words of ours. */
  asks: string;
  /** Services that do what it asks, or part of it, within their scope. */
  helps?: readonly ServiceId[];
  /** Services whose reports show an assessor that you do it, or where you don’t. */
  proves?: readonly ServiceId[];
}

/** How far a service helps with an obligation. */
export type Help = 'helps' | 'proves';

export interface Standard {
  /** Its name in `documents` of content/facts.ts. */
  source: keyof typeof documents;
  /** What people call it, with its edition. */
  name: string;
  /** Whom it binds, and what none of our services does of it. */
  note: string;
  /** In its own order. */
  obligations: readonly Obligation[];
}

/** Services that keep data from whoever may not read it, which several texts ask for. */
const dataProtection = [
  'soc',
  'siem',
  'edr',
  'mdr',
  'networkArchitecture',
  'networkConfiguration',
  'dataClassification',
] as const satisfies readonly ServiceId[];

/** Which obligation each service helps with, and how far. The table is also a file for spreadsheets. */
export const standards = {
  title: 'Standards',
  /** Large under the title. */
  headline: 'Which clauses our services help you meet',
  searchTitle: 'MAS, CBSL, PDPA, ISO 27001, PCI DSS by service',
  /** What search results say, 110 to 160 characters. */
  description:
    'Clause by clause: which of our services helps with MAS and CBSL rules, the PDPA of Singapore and Sri Lanka, ISO 27001, NIST CSF and PCI DSS. Also as CSV.',
  intro:
    'No provider can comply for you. The tables name the services that help with a clause: Singapore’s and Sri Lanka’s rules first, then the standards. If you are not a bank and take no card payments, start with the PDPA and NIST CSF. Your assessor has the last word.',
  /** Over what the two words mean. */
  helpHeading: 'How far a service helps',
  /** The two words and what each means, the stronger first. */
  help: {
    helps: {
      label: 'Helps',
      text: 'Within its scope the service does what the clause asks, or part of it. You answer for the result.',
    },
    proves: {
      label: 'Evidence only',
      text: 'You do the work. Our report gives you the facts for it, or shows your assessor whether it is done.',
    },
  },
  /** Before the link to a standard’s own page. */
  source: 'Source',
  /** Before the day of the last check: of a standard whose own text we read, and of one known from reports. */
  read: 'Text read on',
  reported: 'Known from summaries, read on',
  /** After the day, before the clauses of a standard that we otherwise read ourselves. */
  except: 'only in summaries:',
  /** The link to the table as a file, before its kind. */
  download: 'Download the table',
  /** After their number, over a folded table. */
  clauses: 'clauses',
  /** The words of the first row in the file, in their order; the tables show three of them. */
  columns: {
    standard: 'Standard',
    at: 'Clause',
    asks: 'What it asks of you',
    service: 'Service',
    page: 'Page',
    help: 'How far it helps',
  },
  /** Over the Contact Us button that ends the page. */
  callToAction: 'Tell us which standard you must meet',
  standards: [
    {
      source: 'masTechnologyRisk',
      name: 'MAS FSM-N05',
      note: 'The notice on technology risk management that binds banks. MAS has similar notices for other institutions, though not for every licensee. High availability and recovery are yours. For outsourcing, Notice 658, see [what a bank gets](buying#for-banks).',
      obligations: [
        {
          at: 'Paragraph 7',
          asks: 'Notify MAS of a relevant incident within one hour of discovering it.',
          proves: ['soc', 'siem', 'edr', 'mdr'],
        },
        {
          at: 'Paragraph 8',
          asks: 'Send MAS a report on its cause and effects within 14 days.',
          proves: ['soc', 'siem', 'edr', 'mdr'],
        },
        {
          at: 'Paragraph 9',
          asks: 'Protect customer information by controls from being read or disclosed without authority.',
          helps: dataProtection,
          proves: ['vapt', 'codeReview'],
        },
      ],
    },
    {
      source: 'masCyberHygiene',
      name: 'MAS FSM-N06',
      note: 'This notice binds banks to six measures of cyber hygiene. Patching, and deciding who may sign in, remain your work.',
      obligations: [
        {
          at: '4.1',
          asks: 'Secure each administrative account against use without authority.',
          proves: ['siem', 'soc', 'networkConfiguration'],
        },
        {
          at: '4.2',
          asks: 'Apply security patches in time, and control what you can’t patch.',
          proves: ['vapt', 'networkConfiguration'],
        },
        {
          at: '4.3',
          asks: 'Have a written set of security standards for each system, and see that systems meet it.',
          helps: ['policy', 'networkConfiguration'],
        },
        {
          at: '4.4',
          asks: 'Keep unauthorized traffic out at the edge of the network.',
          helps: ['networkArchitecture', 'networkConfiguration'],
        },
        {
          at: '4.5',
          asks: 'Have a measure against malware on every system that can take one.',
          helps: ['edr', 'mdr'],
        },
        {
          at: '4.6',
          asks: 'Ask for multi-factor authentication on administrative accounts of critical systems, and on all accounts that reach customer information over the internet.',
          proves: ['vapt', 'phishing'],
        },
      ],
    },
    {
      source: 'masGuidelines',
      name: 'MAS TRM Guidelines, January 2021',
      note: 'They say what MAS expects of every financial institution that it regulates. Unlike them, MAS’s notices bind by law. In June 2026 MAS consulted on changes to the notices.',
      obligations: [
        {
          at: '3.1',
          asks: 'Have the board and management oversee technology risk, and appoint a CISO or the like.',
          helps: ['vciso'],
        },
        {
          at: '3.2',
          asks: 'Have policies, standards and procedures for technology risk.',
          helps: ['policy'],
        },
        {
          at: '3.3',
          asks: 'Know your information assets, and classify them.',
          helps: ['dataClassification'],
        },
        {
          at: '3.4',
          asks: 'Assess and manage the risks of third-party services.',
          proves: ['mssp'],
        },
        {
          at: '3.6',
          asks: 'Train staff, contractors and the board in security.',
          helps: ['training', 'phishing'],
        },
        {
          at: '4.3',
          asks: 'Assess what technology risks could do, and how likely they are.',
          helps: ['risk'],
        },
        {
          at: '6.1',
          asks: 'Code securely, review source code and test applications.',
          helps: ['codeReview', 'vapt', 'training'],
        },
        {
          at: '11.1',
          asks: 'Protect data wherever it is stored, moved or used.',
          helps: ['dataClassification'],
        },
        {
          at: '11.2',
          asks: 'Protect networks and the links between them.',
          helps: ['networkArchitecture', 'networkConfiguration'],
        },
        {
          at: '12.2',
          asks: 'Monitor systems for cyber events, and detect them.',
          helps: ['soc', 'siem', 'edr', 'mdr'],
        },
        {
          at: '12.3',
          asks: 'Plan for incidents, respond to them and manage them.',
          helps: ['soc', 'siem', 'edr', 'mdr'],
        },
        {
          at: '13.1',
          asks: 'Assess your systems for weaknesses, regularly.',
          helps: ['vapt'],
        },
        {
          at: '13.2',
          asks: 'Have penetration tests done.',
          helps: ['vapt'],
        },
        {
          at: '13.3',
          asks: 'Rehearse attacks in exercises.',
          helps: ['training', 'phishing'],
        },
      ],
    },
    {
      source: 'cbslTechnologyRisk',
      name: 'CBSL No. 16 of 2021',
      note: 'The Central Bank of Sri Lanka’s directions on technology risk, which bind the banks that it licenses and were amended by No. 05 of 2023. The chief information security officer, the committee and the internal audit that they ask for are yours. Outsourcing has directions of its own: see [what a bank gets](buying#for-banks).',
      obligations: [
        {
          at: 'Incident reports',
          asks: 'Report to the Central Bank within two hours of detection, and in detail within 14 days (Circular No. 02 of 2025).',
          proves: ['soc', 'siem', 'edr', 'mdr'],
        },
        {
          at: 'Security operations centre',
          asks: 'Have one that prevents threats, watches for them and responds. Commercial banks must, and some specialized ones.',
          helps: ['soc', 'siem', 'edr', 'mdr'],
        },
        {
          at: 'Activity logs',
          asks: 'Have a policy for the logs of critical systems: which, for how long, and who reviews them.',
          helps: ['policy', 'siem', 'soc'],
        },
        {
          at: 'Classification',
          asks: 'Classify electronic data by how sensitive it is, and label it.',
          helps: ['dataClassification'],
        },
        {
          at: 'Security tests',
          asks: 'Have security tests and penetration tests done.',
          helps: ['vapt'],
        },
        {
          at: 'Service providers',
          asks: 'Apply the same requirements to what agents and third parties run for you.',
          proves: ['mssp'],
        },
      ],
    },
    {
      source: 'pdpa',
      name: 'PDPA (Singapore)',
      note: 'It binds organizations that handle personal data in Singapore, except public agencies. Points of law are for your counsel: we bring the technical facts.',
      obligations: [
        {
          at: 'Section 12(a)',
          asks: 'Write and carry out the policies and practices that the Act calls for.',
          helps: ['policy'],
        },
        {
          at: 'Section 12(c)',
          asks: 'Tell your staff about them.',
          helps: ['training', 'policy'],
        },
        {
          at: 'Section 24',
          asks: 'Protect personal data by reasonable security arrangements.',
          helps: dataProtection,
          proves: ['vapt', 'codeReview', 'gap'],
        },
        {
          at: 'Section 25',
          asks: 'Stop keeping personal data once neither its purpose nor law or business needs it.',
          helps: ['dataClassification'],
        },
        {
          at: 'Section 26',
          asks: 'Send personal data abroad only with comparable protection.',
          proves: ['siem', 'soc', 'edr', 'mdr'],
        },
        {
          at: 'Section 26C(2)',
          asks: 'Assess a suspected breach, reasonably and quickly.',
          helps: ['soc'],
        },
        {
          at: 'Section 26C(3)',
          asks: 'Have whoever processes data for you report a breach to you without undue delay.',
          helps: ['siem', 'edr', 'mdr', 'soc'],
        },
        {
          at: 'Section 26D(1)',
          asks: 'Report a notifiable breach as soon as you can, within three calendar days of your assessment.',
          proves: ['soc', 'dataClassification'],
        },
      ],
    },
    {
      source: 'sriLankaPdpa',
      name: 'PDPA (Sri Lanka)',
      note: 'Act No. 9 of 2022, amended in 2025. These sections start on 1 January 2027. Draft rules of 2024 set 72 hours for the notice of a breach. Points of law are for your counsel: we bring the technical facts.',
      obligations: [
        {
          at: 'Section 9',
          asks: 'Limit how long you keep personal data.',
          helps: ['dataClassification'],
        },
        {
          at: 'Section 10',
          asks: 'Keep personal data intact and confidential.',
          helps: dataProtection,
          proves: ['vapt', 'codeReview', 'gap'],
        },
        {
          at: 'Section 12',
          asks: 'Have a data protection management programme, with a way to identify breaches.',
          helps: ['policy', 'soc', 'siem', 'edr', 'mdr'],
        },
        {
          at: 'Section 22',
          asks: 'Hold whoever processes data for you to duties of its own. The 2022 text sets no time for telling you of a breach, so the contract does.',
          helps: ['soc', 'siem', 'edr', 'mdr'],
        },
        {
          at: 'Section 23',
          asks: 'Notify the Data Protection Authority of a breach, in the form and within the time that rules set.',
          proves: ['soc', 'dataClassification'],
        },
        {
          at: 'Section 24',
          asks: 'Assess beforehand what risky processing could do to people.',
          proves: ['risk'],
        },
        {
          at: 'Section 26',
          asks: 'Send personal data abroad only under the Act’s conditions.',
          proves: ['siem', 'soc', 'edr', 'mdr'],
        },
      ],
    },
    {
      source: 'iso27001',
      name: 'ISO/IEC 27001:2022',
      note: 'A standard you can be certified against. You may not exclude a clause from 4 to 10. For each Annex A control you say whether it applies, and why.',
      obligations: [
        {
          at: '5.3',
          asks: 'Have top management assign the responsibilities for security, and make them known.',
          helps: ['vciso'],
        },
        {
          at: '6.1.2',
          asks: 'Set risk criteria, name risk owners, and assess risks so that results compare.',
          helps: ['risk'],
        },
        {
          at: '6.1.3',
          asks: 'Decide how to treat each risk, and choose the controls for it.',
          helps: ['risk', 'gap'],
        },
        {
          at: 'A.5.1',
          asks: 'Have policies that management approves and people acknowledge, and review them.',
          helps: ['policy'],
        },
        {
          at: 'A.5.12',
          asks: 'Classify information by how secret, correct and available it must be.',
          helps: ['dataClassification'],
        },
        {
          at: 'A.5.13',
          asks: 'Have procedures to label information by its class.',
          helps: ['dataClassification'],
        },
        {
          at: 'A.5.22',
          asks: 'Monitor and review what your suppliers deliver.',
          proves: ['mssp'],
        },
        {
          at: 'A.5.23',
          asks: 'Have processes to take up, use, manage and leave cloud services.',
          helps: ['mdr'],
        },
        {
          at: 'A.5.24',
          asks: 'Prepare for incidents: processes, roles and who does what.',
          helps: ['soc', 'siem', 'training'],
        },
        {
          at: 'A.5.25',
          asks: 'Assess security events, and decide which are incidents.',
          helps: ['soc', 'siem', 'edr', 'mdr'],
        },
        {
          at: 'A.5.26',
          asks: 'Respond to incidents by written procedures.',
          helps: ['soc', 'siem', 'edr', 'mdr'],
        },
        {
          at: 'A.5.36',
          asks: 'Review regularly whether people keep to your own policies and standards.',
          helps: ['gap'],
        },
        {
          at: 'A.6.3',
          asks: 'Train people for their job, keep them aware, and tell them when policies change.',
          helps: ['training', 'phishing'],
        },
        {
          at: 'A.6.8',
          asks: 'Give people a way to report suspicious events in good time.',
          proves: ['phishing'],
        },
        {
          at: 'A.8.7',
          asks: 'Protect systems against malware, and make users aware of it.',
          helps: ['edr', 'mdr'],
        },
        {
          at: 'A.8.8',
          asks: 'Learn of technical weaknesses, judge your exposure and act.',
          helps: ['vapt'],
        },
        {
          at: 'A.8.9',
          asks: 'Set, document, monitor and review configurations.',
          helps: ['networkConfiguration'],
        },
        {
          at: 'A.8.12',
          asks: 'Stop sensitive data from leaking.',
          helps: ['dataClassification'],
        },
        {
          at: 'A.8.15',
          asks: 'Write logs, keep them, protect them and analyse them.',
          helps: ['siem', 'soc'],
        },
        {
          at: 'A.8.16',
          asks: 'Monitor networks, systems and applications for unusual behaviour, and judge what you find.',
          helps: ['soc', 'siem', 'edr', 'mdr'],
        },
        {
          at: 'A.8.22',
          asks: 'Separate groups of services, users and systems in your networks.',
          helps: ['networkArchitecture'],
        },
        {
          at: 'A.8.28',
          asks: 'Write code by secure coding principles.',
          helps: ['codeReview', 'training'],
        },
        {
          at: 'A.8.29',
          asks: 'Test security while you develop, and before you accept.',
          helps: ['codeReview', 'vapt'],
        },
      ],
    },
    {
      source: 'csf',
      name: 'NIST CSF 2.0',
      note: 'A voluntary framework, unless a contract or a regulator names it. None of our services restores your systems, so its Recover function is not here.',
      obligations: [
        {
          at: 'GV.OC-03',
          asks: 'Know the legal and contractual duties on your security, and manage them.',
          helps: ['gap', 'policy'],
        },
        {
          at: 'GV.RM-02',
          asks: 'Say how much risk you accept, tell people, and keep it up to date.',
          helps: ['risk', 'vciso'],
        },
        {
          at: 'GV.RR-02',
          asks: 'Say who is responsible for which part of security, and with what authority.',
          helps: ['vciso'],
        },
        {
          at: 'GV.PO-01',
          asks: 'Have a security policy that fits your company. Make it known and enforce it.',
          helps: ['policy'],
        },
        {
          at: 'ID.AM-03',
          asks: 'Keep a picture of the traffic and data flows that your network allows.',
          helps: ['networkArchitecture'],
        },
        {
          at: 'ID.AM-07',
          asks: 'Keep inventories of data, for the kinds of data that you name.',
          helps: ['dataClassification'],
        },
        {
          at: 'ID.RA-01',
          asks: 'Find, confirm and record the weaknesses of your systems.',
          helps: ['vapt', 'codeReview', 'networkConfiguration', 'networkArchitecture'],
        },
        {
          at: 'ID.RA-05',
          asks: 'Weigh threats, weaknesses, likelihood and impact to decide what comes first.',
          helps: ['risk'],
        },
        {
          at: 'ID.IM-02',
          asks: 'Learn from security tests and exercises.',
          helps: ['vapt', 'phishing', 'training'],
        },
        {
          at: 'PR.AT-01',
          asks: 'Teach everyone to do their daily work with security in mind.',
          helps: ['training', 'phishing'],
        },
        {
          at: 'PR.AT-02',
          asks: 'Teach people in special roles what those roles need.',
          helps: ['training'],
        },
        {
          at: 'PR.PS-01',
          asks: 'Manage configurations: set safe ones, and keep to them.',
          helps: ['networkConfiguration'],
        },
        {
          at: 'PR.PS-04',
          asks: 'Write logs, and make them available for monitoring.',
          helps: ['siem', 'soc'],
        },
        {
          at: 'PR.PS-06',
          asks: 'Build security into software development, and check that it works.',
          helps: ['codeReview', 'training'],
        },
        {
          at: 'PR.IR-01',
          asks: 'Keep intruders out of your networks.',
          helps: ['networkArchitecture', 'networkConfiguration'],
        },
        {
          at: 'DE.CM-01',
          asks: 'Monitor networks for signs of attack.',
          helps: ['soc', 'siem'],
        },
        {
          at: 'DE.CM-09',
          asks: 'Monitor computers, software and their data for signs of attack.',
          helps: ['edr', 'mdr', 'soc'],
        },
        {
          at: 'DE.AE-02',
          asks: 'Analyse suspicious events to understand them.',
          helps: ['soc', 'siem', 'edr', 'mdr'],
        },
        {
          at: 'DE.AE-03',
          asks: 'Put together what several sources say.',
          helps: ['siem', 'soc', 'edr', 'mdr'],
        },
        {
          at: 'RS.MA-02',
          asks: 'Check reports of incidents, and sort them by urgency.',
          helps: ['soc', 'siem', 'edr', 'mdr'],
        },
        {
          at: 'RS.MI-01',
          asks: 'Contain incidents.',
          helps: ['siem', 'soc', 'edr', 'mdr'],
        },
        {
          at: 'RS.CO-02',
          asks: 'Tell those inside and outside who must know of an incident.',
          helps: ['soc'],
        },
      ],
    },
    {
      source: 'pciDss',
      name: 'PCI DSS v4.0.1',
      note: 'It comes with your contracts if you store, process or transmit card data. Reports on compliance and ASV scans are not among our services.',
      obligations: [
        {
          at: '1.2.3',
          asks: 'Keep an accurate diagram of all connections between card data and other networks.',
          helps: ['networkArchitecture'],
        },
        {
          at: '1.2.7',
          asks: 'Review firewall and similar configurations every six months.',
          helps: ['networkConfiguration'],
        },
        {
          at: '3.2.1',
          asks: 'Store only the account data that law and business require, then delete it securely.',
          helps: ['dataClassification'],
        },
        {
          at: '5.3.5',
          asks: 'Let nobody switch off anti-malware without approval and a time limit.',
          proves: ['edr'],
        },
        {
          at: '6.2.2',
          asks: 'Train developers in secure software every 12 months.',
          helps: ['training'],
        },
        {
          at: '6.2.3',
          asks: 'Review your own software, and correct what you find, before you release it.',
          helps: ['codeReview'],
        },
        {
          at: '10.4.1',
          asks: 'Review the logs of security events and critical systems every day.',
          helps: ['siem', 'soc'],
        },
        {
          at: '10.5.1',
          asks: 'Keep audit logs for 12 months, the latest three at hand.',
          helps: ['siem', 'soc'],
        },
        {
          at: '11.4',
          asks: 'Have inside and outside penetration tests done, fix what they find and repeat them.',
          helps: ['vapt'],
        },
        {
          at: '12.1.2',
          asks: 'Review the security policy every 12 months, and update it as needed.',
          helps: ['policy'],
        },
        {
          at: '12.1.4',
          asks: 'Assign security to a CISO or another executive who knows the field.',
          helps: ['vciso'],
        },
        {
          at: '12.3.1',
          asks: 'Write and review a targeted risk analysis wherever a requirement calls for one.',
          helps: ['risk'],
        },
        {
          at: '12.5.2',
          asks: 'Document the scope, and confirm it every 12 months and after each big change.',
          helps: ['gap', 'networkArchitecture'],
        },
        {
          at: '12.6.3',
          asks: 'Train everyone on hire and every 12 months.',
          helps: ['training'],
        },
        {
          at: '12.6.3.1',
          asks: 'Cover phishing and other social engineering in that training.',
          helps: ['training'],
          proves: ['phishing'],
        },
        {
          at: '12.8.5',
          asks: 'Record which requirements each provider manages, which you do, and which you share.',
          helps: ['mssp'],
        },
        {
          at: '12.10.3',
          asks: 'Have named people available around the clock to respond to incidents.',
          helps: ['soc'],
        },
        {
          at: '12.10.5',
          asks: 'Monitor and answer the alerts of your security systems as the plan says.',
          helps: ['soc', 'siem', 'edr', 'mdr'],
        },
      ],
    },
  ],
} as const satisfies {
  standards: readonly Standard[];
  help: Record<Help, { label: string; text: string }>;
  [words: string]: unknown;
};
