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
  /** Services whose reports show an assessor that you do it, or where you do not. */
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
    'No provider can comply for you. If you hold personal data, the PDPA of your country binds you. Add the rules of MAS or CBSL if you are a bank, and PCI DSS if you accept cards. Then take Cyber Essentials if security is new to you, and otherwise NIST CSF. Our [gap assessments](gap) compare you with all of these, and with ISO/IEC 27001, GDPR and Cyber Trust.',
  /** Over what the two words mean. */
  helpHeading: 'How to read the tables',
  /** The two words and what each means, the stronger first. */
  help: {
    helps: {
      label: 'Helps',
      text: 'Within its scope the service does what the clause asks, or part of it. You answer for the result.',
    },
    proves: {
      label: 'Evidence only',
      text: 'You do the work. Our report gives you the facts that you need for it, or shows your assessor whether you have done it.',
    },
  },
  /** Beside them: what has no table. */
  unmapped: [
    {
      title: 'Critical infrastructure',
      text: 'We have not mapped the Code of Practice for critical information infrastructure. If it binds you, send us its clauses, and we will answer each in writing.',
    },
  ],
  /** Before the link to a standard’s own page. */
  source: 'Source',
  /** Before the day of the last check: of a standard whose own text we read, and of one known from reports. */
  read: 'Text read on',
  reported: 'Known from summaries, read on',
  /** After the day, before the clauses of a standard that we otherwise read ourselves. */
  except: 'known from summaries alone:',
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
      note: 'This notice requires banks to manage their technology risk. You must notify MAS within 1 hour of discovering a relevant incident, which means one with a severe and widespread impact on your operations or a material impact on your service to customers (paragraph 7). According to summaries of a circular, you must send a first report through MAS-Tx, the authority’s online platform, within 24 hours of discovery. Similar notices bind insurers (FSM-N03), card issuers (N07), finance companies (N09), merchant banks (N11) and some payment services (N13). You remain responsible for high availability and recovery. Notice 658 covers outsourcing: see [what a bank gets](banks).',
      obligations: [
        {
          at: 'Paragraph 7',
          asks: 'Notify MAS of a relevant incident within 1 hour of discovering it.',
          proves: ['soc', 'siem', 'edr', 'mdr'],
        },
        {
          at: 'Paragraph 8',
          asks: 'Report its root cause and impact to MAS within 14 days.',
          proves: ['soc', 'siem', 'edr', 'mdr'],
        },
        {
          at: 'Paragraph 9',
          asks: 'Use controls to protect customer information from unauthorized access and disclosure.',
          helps: dataProtection,
          proves: ['vapt', 'codeReview'],
        },
      ],
    },
    {
      source: 'masCyberHygiene',
      name: 'MAS FSM-N06',
      note: 'This notice requires banks to take six measures of cyber hygiene. You still patch your systems and decide who may sign in.',
      obligations: [
        {
          at: '4.1',
          asks: 'Secure every administrative account against unauthorized access and use.',
          proves: ['siem', 'soc', 'networkConfiguration'],
        },
        {
          at: '4.2',
          asks: 'Apply security patches in good time and put controls on what you cannot patch.',
          proves: ['vapt', 'networkConfiguration'],
        },
        {
          at: '4.3',
          asks: 'Write security standards for every system, and make sure that each system meets its own.',
          helps: ['policy', 'networkConfiguration'],
        },
        {
          at: '4.4',
          asks: 'Restrict unauthorized traffic at the network perimeter.',
          helps: ['networkArchitecture', 'networkConfiguration'],
        },
        {
          at: '4.5',
          asks: 'Protect every system against malware where a measure is available.',
          helps: ['edr', 'mdr'],
        },
        {
          at: '4.6',
          asks: 'Require multi-factor authentication for administrative accounts of critical systems, and for all accounts that reach customer information over the internet.',
          proves: ['vapt'],
        },
      ],
    },
    {
      source: 'masGuidelines',
      name: 'MAS TRM Guidelines, January 2021',
      note: 'The guidelines say what MAS expects of every financial institution that it regulates. MAS’s notices are legally binding; the guidelines are not. Paragraph 13.4 names an exercise that simulates a real attack on your defences. We do not sell such exercises, so ask a red-team firm. In June 2026 MAS consulted on changes to the notices: check which text is in force.',
      obligations: [
        {
          at: '3.1',
          asks: 'Oversee technology risk at board and management level and appoint a CISO or the equivalent.',
          helps: ['vciso'],
        },
        {
          at: '3.2',
          asks: 'Establish policies, standards and procedures for technology risk.',
          helps: ['policy'],
        },
        {
          at: '3.3',
          asks: 'Identify your information assets and classify them.',
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
          asks: 'Assess the impact and likelihood of technology risks.',
          helps: ['risk'],
        },
        {
          at: '6.1',
          asks: 'Follow secure coding practices, review source code and test applications.',
          helps: ['codeReview', 'vapt', 'training'],
        },
        {
          at: '11.1',
          asks: 'Protect data at rest, in transit and in use.',
          helps: ['dataClassification'],
        },
        {
          at: '11.2',
          asks: 'Protect networks and the links between them.',
          helps: ['networkArchitecture', 'networkConfiguration'],
        },
        {
          at: '12.1',
          asks: 'Collect information on cyber threats, assess it and act on it.',
          helps: ['soc', 'siem', 'edr', 'mdr'],
        },
        {
          at: '12.2',
          asks: 'Monitor systems to detect cyber events.',
          helps: ['soc', 'siem', 'edr', 'mdr'],
        },
        {
          at: '12.3',
          asks: 'Plan for, respond to and manage incidents.',
          helps: ['soc', 'siem', 'edr', 'mdr'],
        },
        {
          at: '13.1',
          asks: 'Carry out regular vulnerability assessments of your systems.',
          helps: ['vapt'],
        },
        {
          at: '13.2',
          asks: 'Carry out penetration tests, at least yearly for systems that face the internet.',
          helps: ['vapt'],
        },
        {
          at: '13.3',
          asks: 'Conduct cyber exercises.',
          helps: ['training', 'phishing'],
        },
        {
          at: '13.6',
          asks: 'Track findings until they are fixed, and check that they are.',
          helps: ['vapt'],
        },
      ],
    },
    {
      source: 'cbslTechnologyRisk',
      name: 'CBSL No. 16 of 2021',
      note: 'The directions of the Central Bank of Sri Lanka on technology risk, as amended by No. 05 of 2023, bind the banks that it licenses. You provide the chief information security officer, the committee and the internal audit that the directions require. Outsourcing has directions of its own: see [what a bank gets](banks).',
      obligations: [
        {
          at: 'Incident reports',
          asks: 'Report to the Central Bank within 2 hours of detection, and in detail within 14 days (Circular No. 02 of 2025).',
          proves: ['soc', 'siem', 'edr', 'mdr'],
        },
        {
          at: 'Security operations centre',
          asks: 'Run a centre that prevents, detects and responds to threats. Commercial banks and some specialized banks must have one.',
          helps: ['soc', 'siem'],
        },
        {
          at: 'Activity logs',
          asks: 'Adopt a policy on the logs of critical systems, their retention and their review.',
          helps: ['policy', 'siem', 'soc'],
        },
        {
          at: 'Classification',
          asks: 'Classify electronic data by sensitivity and label it.',
          helps: ['dataClassification'],
        },
        {
          at: 'Security tests',
          asks: 'Carry out security tests and penetration tests.',
          helps: ['vapt'],
        },
        {
          at: 'Service providers',
          asks: 'Apply the same requirements to systems that other firms run for you, as your agents or as third parties.',
          proves: ['mssp'],
        },
      ],
    },
    {
      source: 'pdpa',
      name: 'PDPA (Singapore)',
      note: 'The Act binds organizations that handle personal data in Singapore, except public agencies. Your counsel advises on points of law, and we bring the technical facts.',
      obligations: [
        {
          at: 'Section 12(a)',
          asks: 'Develop and implement the policies and practices that the Act requires.',
          helps: ['policy'],
        },
        {
          at: 'Section 12(c)',
          asks: 'Tell your staff about those policies and practices.',
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
          asks: 'Stop keeping personal data once neither its purpose nor the law nor your business requires it.',
          helps: ['dataClassification'],
        },
        {
          at: 'Section 26',
          asks: 'Transfer personal data abroad only with comparable protection.',
          proves: ['siem', 'soc', 'edr', 'mdr'],
        },
        {
          at: 'Section 26C(2)',
          asks: 'Assess a suspected breach, reasonably and quickly.',
          helps: ['soc', 'siem', 'edr', 'mdr'],
        },
        {
          at: 'Section 26C(3)',
          asks: 'Assess a breach that your data intermediary reports; it must report without undue delay.',
          helps: ['siem', 'edr', 'mdr', 'soc'],
        },
        {
          at: 'Section 26D(1)',
          asks: 'Notify the PDPC of a notifiable breach as soon as practicable, within 3 calendar days of your assessment.',
          proves: ['soc', 'siem', 'edr', 'mdr', 'dataClassification'],
        },
      ],
    },
    {
      source: 'sriLankaPdpa',
      name: 'PDPA (Sri Lanka)',
      note: 'This is Act No. 9 of 2022, amended in 2025. Gazette Extraordinary No. 2498/16 of 22 July 2026, which we know from a press report, brings the sections below into force on 1 January 2027. Draft rules of 2024 would allow 72 hours to notify a breach. Your counsel advises on points of law, and we bring the technical facts.',
      obligations: [
        {
          at: 'Section 9',
          asks: 'Limit how long you keep personal data.',
          helps: ['dataClassification'],
        },
        {
          at: 'Section 10',
          asks: 'Protect the integrity and confidentiality of personal data.',
          helps: dataProtection,
          proves: ['vapt', 'codeReview', 'gap'],
        },
        {
          at: 'Section 12',
          asks: 'Run a data protection management programme, with a way to identify breaches.',
          helps: ['policy', 'soc', 'siem', 'edr', 'mdr'],
        },
        {
          at: 'Section 22',
          asks: 'Bind your processors to their duties. The 2022 text sets no deadline for telling you of a breach, so the contract sets one.',
          helps: ['soc', 'siem', 'edr', 'mdr'],
        },
        {
          at: 'Section 23',
          asks: 'Notify the Data Protection Authority of a breach, in the form and within the time that rules set.',
          proves: ['soc', 'siem', 'edr', 'mdr', 'dataClassification'],
        },
        {
          at: 'Section 24',
          asks: 'Before risky processing starts, assess what it could do to people.',
          proves: ['risk'],
        },
        {
          at: 'Section 26',
          asks: 'Transfer personal data abroad only under the Act’s conditions.',
          proves: ['siem', 'soc', 'edr', 'mdr'],
        },
      ],
    },
    {
      source: 'cyberEssentials',
      name: 'Cyber Essentials (Singapore)',
      note: 'This mark of the Cyber Security Agency suits small firms that are new to security. An independent assessor verifies your own assessment. Since April 2025 the mark also has guidance on cloud, operational technology and AI. We have not read the mark’s own text for this table. The first ten steps on our [blog](blog) cover part of what the mark asks for.',
      obligations: [
        {
          at: 'A.1',
          asks: 'Train all employees in awareness, and give them guidelines.',
          helps: ['training'],
          proves: ['phishing'],
        },
        {
          at: 'A.2',
          asks: 'Keep an inventory of hardware and software, and allow none that is not in it.',
          proves: ['edr', 'mdr', 'networkArchitecture'],
        },
        {
          at: 'A.3',
          asks: 'Know which data your business depends on, and protect it.',
          helps: ['dataClassification'],
          proves: ['gap'],
        },
        {
          at: 'A.4',
          asks: 'Protect devices from viruses and malware, and use firewalls.',
          helps: ['edr', 'mdr'],
          proves: ['networkConfiguration'],
        },
        {
          at: 'A.5',
          asks: 'Control who has which account and rights.',
          helps: ['policy'],
          proves: ['siem', 'soc', 'vapt'],
        },
        {
          at: 'A.6',
          asks: 'Configure hardware and software securely.',
          helps: ['networkConfiguration'],
          proves: ['vapt'],
        },
        {
          at: 'A.7',
          asks: 'Install security updates soon.',
          proves: ['vapt', 'edr', 'mdr'],
        },
        {
          at: 'A.8',
          asks: 'Back up essential data, and store the copies securely.',
          proves: ['gap', 'risk'],
        },
        {
          at: 'A.9',
          asks: 'Be ready to respond to an incident.',
          helps: ['soc', 'siem', 'edr', 'mdr', 'policy'],
          proves: ['training'],
        },
      ],
    },
    {
      source: 'iso27001',
      name: 'ISO/IEC 27001:2022',
      note: 'You can be certified to this standard. If you seek certification, you may not exclude any of clauses 4 to 10. For each Annex A control you say whether it applies, and why.',
      obligations: [
        {
          at: '5.3',
          asks: 'See that top management assigns and communicates the responsibilities for security.',
          helps: ['vciso'],
        },
        {
          at: '6.1.2',
          asks: 'Set risk criteria, name risk owners, and assess risks with comparable results.',
          helps: ['risk'],
        },
        {
          at: '6.1.3',
          asks: 'Decide how to treat each risk and choose the controls for it.',
          helps: ['risk', 'gap'],
        },
        {
          at: 'A.5.1',
          asks: 'Adopt policies that management approves and people acknowledge, and review them.',
          helps: ['policy'],
        },
        {
          at: 'A.5.12',
          asks: 'Classify information by the confidentiality, integrity and availability it needs.',
          helps: ['dataClassification'],
        },
        {
          at: 'A.5.13',
          asks: 'Establish procedures to label information by its class.',
          helps: ['dataClassification'],
        },
        {
          at: 'A.5.22',
          asks: 'Monitor and review what your suppliers deliver.',
          proves: ['mssp'],
        },
        {
          at: 'A.5.23',
          asks: 'Establish processes to acquire, use, manage and exit cloud services.',
          helps: ['soc', 'mdr'],
        },
        {
          at: 'A.5.24',
          asks: 'Define processes, roles and responsibilities for incidents.',
          helps: ['soc', 'siem', 'edr', 'mdr', 'training'],
        },
        {
          at: 'A.5.25',
          asks: 'Assess security events and decide which are incidents.',
          helps: ['soc', 'siem', 'edr', 'mdr'],
        },
        {
          at: 'A.5.26',
          asks: 'Respond to incidents according to documented procedures.',
          helps: ['soc', 'siem', 'edr', 'mdr'],
        },
        {
          at: 'A.5.36',
          asks: 'Review compliance with your own policies and standards regularly.',
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
          asks: 'Protect systems against malware and make users aware of it.',
          helps: ['edr', 'mdr'],
        },
        {
          at: 'A.8.8',
          asks: 'Identify technical vulnerabilities, assess your exposure and act.',
          helps: ['vapt'],
        },
        {
          at: 'A.8.9',
          asks: 'Set, document, monitor and review configurations.',
          helps: ['networkConfiguration'],
        },
        {
          at: 'A.8.12',
          asks: 'Prevent leakage of sensitive data.',
          helps: ['dataClassification'],
        },
        {
          at: 'A.8.15',
          asks: 'Record, keep, protect and analyse logs.',
          helps: ['siem', 'soc'],
        },
        {
          at: 'A.8.16',
          asks: 'Monitor networks, systems and applications for anomalous behaviour, and evaluate it.',
          helps: ['soc', 'siem', 'edr', 'mdr'],
        },
        {
          at: 'A.8.22',
          asks: 'Separate groups of services, users and systems in your networks.',
          helps: ['networkArchitecture'],
        },
        {
          at: 'A.8.28',
          asks: 'Apply secure coding principles.',
          helps: ['codeReview', 'training'],
        },
        {
          at: 'A.8.29',
          asks: 'Test security during development and acceptance.',
          helps: ['codeReview', 'vapt'],
        },
      ],
    },
    {
      source: 'csf',
      name: 'NIST CSF 2.0',
      note: 'The framework is voluntary unless a contract or a regulator names it. None of our services restores your systems, so this page leaves out the framework’s Recover function.',
      obligations: [
        {
          at: 'GV.OC-03',
          asks: 'Identify and manage legal and contractual requirements on security.',
          helps: ['gap', 'policy'],
        },
        {
          at: 'GV.RM-02',
          asks: 'State your risk appetite and tolerance, communicate them and keep them up to date.',
          helps: ['risk', 'vciso'],
        },
        {
          at: 'GV.RR-02',
          asks: 'Establish and communicate roles, responsibilities and authorities for security.',
          helps: ['vciso'],
        },
        {
          at: 'GV.PO-01',
          asks: 'Establish a security policy that fits your organization, communicate it and enforce it.',
          helps: ['policy'],
        },
        {
          at: 'ID.AM-03',
          asks: 'Maintain a diagram of authorized network traffic and data flows.',
          helps: ['networkArchitecture'],
        },
        {
          at: 'ID.AM-07',
          asks: 'Maintain inventories of the types of data that you designate.',
          helps: ['dataClassification'],
        },
        {
          at: 'ID.RA-01',
          asks: 'Identify, validate and record vulnerabilities in your assets.',
          helps: ['vapt', 'codeReview', 'networkConfiguration', 'networkArchitecture'],
        },
        {
          at: 'ID.RA-05',
          asks: 'Use threats, vulnerabilities, likelihoods and impacts to prioritize responses.',
          helps: ['risk'],
        },
        {
          at: 'ID.IM-02',
          asks: 'Identify improvements from security tests and exercises.',
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
          asks: 'Establish and apply configuration management.',
          helps: ['networkConfiguration'],
        },
        {
          at: 'PR.PS-04',
          asks: 'Generate logs and make them available for monitoring.',
          helps: ['siem', 'soc'],
        },
        {
          at: 'PR.PS-06',
          asks: 'Integrate secure development practices and monitor them.',
          helps: ['codeReview', 'training'],
        },
        {
          at: 'PR.IR-01',
          asks: 'Protect networks from unauthorized access and use.',
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
          asks: 'Correlate information from several sources.',
          helps: ['siem', 'soc', 'edr', 'mdr'],
        },
        {
          at: 'RS.MA-02',
          asks: 'Validate and triage incident reports.',
          helps: ['soc', 'siem', 'edr', 'mdr'],
        },
        {
          at: 'RS.MI-01',
          asks: 'Contain incidents.',
          helps: ['siem', 'soc', 'edr', 'mdr'],
        },
        {
          at: 'RS.CO-02',
          asks: 'Notify internal and external stakeholders of incidents.',
          proves: ['soc', 'siem', 'edr', 'mdr'],
        },
      ],
    },
    {
      source: 'pciDss',
      name: 'PCI DSS v4.0.1',
      note: 'Your contracts impose it if you store, process or transmit card data. We do not issue reports on compliance or run the external scans that PCI DSS reserves for an approved scanning vendor (ASV).',
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
          asks: 'Let users disable anti-malware only with approval and for a limited time.',
          proves: ['edr', 'mdr'],
        },
        {
          at: '6.2.2',
          asks: 'Train developers in secure software every 12 months.',
          helps: ['training'],
        },
        {
          at: '6.2.3',
          asks: 'Review custom software and correct what you find before you release it.',
          helps: ['codeReview'],
        },
        {
          at: '10.4.1',
          asks: 'Review the logs of security events and critical systems every day.',
          helps: ['siem', 'soc'],
        },
        {
          at: '10.5.1',
          asks: 'Keep audit logs for 12 months, the latest 3 immediately available.',
          helps: ['soc'],
          proves: ['siem'],
        },
        {
          at: '11.4',
          asks: 'Carry out internal and external penetration tests, correct what they find and repeat them.',
          helps: ['vapt'],
        },
        {
          at: '12.1.2',
          asks: 'Review the security policy every 12 months and update it as needed.',
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
          asks: 'Document the scope and confirm it every 12 months and after each significant change.',
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
          asks: 'Designate people who are available around the clock to respond to incidents.',
          helps: ['soc', 'siem', 'edr', 'mdr'],
        },
        {
          at: '12.10.5',
          asks: 'Monitor and respond to alerts from your security systems as the plan says.',
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
