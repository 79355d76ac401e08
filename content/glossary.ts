import type { RouteId } from './routes';

/** A term of the glossary; its address there is its name, so a link to it holds while the name does. */
export interface GlossaryTerm {
  /** What an acronym stands for. The acronym’s first use in a page’s running text then leads to its entry. */
  stands?: string;
  /** Whether the first use of a term that stands for itself leads to its entry as well. */
  linked?: true;
  /** One or two plain sentences: what it is, or how it differs from its neighbour. */
  text: string;
  /** The page that says most about it. */
  route?: RouteId;
}

/** The words around the terms. */
export const glossaryPage = {
  title: 'Glossary',
  /** Large under the title. */
  headline: 'Security terms in plain words',
  /** What search results say, 110 to 160 characters. */
  description:
    'The acronyms and terms of art on this site, from ASVS to zero day, each in a plain sentence with a link to the page where it matters most.',
  intro:
    'This page explains the acronyms that you will meet most on this site, and the terms that our reports use.',
  /** What the row of letters is called, for who cannot see it. */
  letters: 'Terms by letter',
  /** The heading over the Contact Us button that ends the page. */
  callToAction: 'Is there a term you would like us to explain?',
} as const;

/** Every term, in any order: the page sorts them. */
export const glossary = {
  SIEM: {
    stands: 'security information and event management',
    text: 'A tool that collects logs from many systems and applies detection rules to them. It can show that events on several systems are one attack.',
    route: 'siem',
  },
  Alert: {
    text: 'One firing of one detection rule on one device or account. If an analyst confirms severity 1 or 2, it becomes an incident.',
    route: 'soc',
  },
  Device: {
    text: 'In the price of monitoring, a computer that can carry an agent: a laptop, a desktop or a server. Firewalls count as log sources.',
    route: 'buying',
  },
  Console: {
    text: 'The web page of a detection tool on which analysts read its alerts and act.',
    route: 'buying',
  },
  'Penetration test': {
    text: 'A test in which people attack a system as an intruder would, within agreed limits. A vulnerability assessment, VA, stops at finding weaknesses.',
    route: 'vapt',
  },
  'Red team': {
    text: 'Testers who play a real attacker against your defenders, without warning them.',
    route: 'vapt',
  },
  Site: {
    text: 'In the price of monitoring, all places that share one console. In a test, each place where you have offices or machines.',
    route: 'buying',
  },
  Case: {
    text: 'What the limits of a contract count: one alert or, for containment, one incident.',
    route: 'buying',
  },
  Exception: {
    text: 'A rule’s instruction to raise no alert in a given case. Each has a reason, an owner and an end date.',
    route: 'siem',
  },
  'Contact plan': {
    text: 'Whom we phone about an incident, in what order and for how long each, at any hour.',
    route: 'buying',
  },
  Scope: {
    text: 'What a test or review covers, with its days and price. The rules of engagement say how and when testers may attack.',
    route: 'vapt',
  },
  Incident: {
    text: 'An alert that an analyst has confirmed at severity 1 or 2, with all that belongs to the same attack.',
    route: 'soc',
  },
  'False positive': {
    text: 'An alert that turns out to be harmless, such as one that an administrator’s own work sets off.',
    route: 'siem',
  },
  Phishing: {
    text: 'A message that poses as somebody you trust, to get a password, a payment or a click.',
    route: 'phishing',
  },
  Ransomware: {
    text: 'Malware that encrypts files, so that those who sent it can demand money for the key. They often copy the files first and threaten to publish them.',
    route: 'underAttack',
  },
  Clock: {
    text: 'The time from one event to another, such as from the alert until a person answers our call. Our sample quotation limits four clocks.',
    route: 'buying',
  },
  CSA: {
    stands: 'Cyber Security Agency of Singapore',
    text: 'The agency that licenses penetration testing and managed SOC monitoring in Singapore. Its response team, SingCERT, takes reports of incidents.',
    route: 'underAttack',
  },
  CREST: {
    text: 'An international body that accredits security firms and examines their testers. It lists its members by country and service.',
    linked: true,
  },
  EDR: {
    stands: 'endpoint detection and response',
    text: 'Software on each computer that records what programs do, flags attacks and can isolate the computer from the network.',
    route: 'edr',
  },
  XDR: {
    stands: 'extended detection and response',
    text: 'EDR that also reads other sources, such as email and sign-ins. Which ones depends on the edition.',
    route: 'edr',
  },
  MDR: {
    stands: 'managed detection and response',
    text: 'A service in which analysts watch a detection tool and contain attacks; ours includes the tool’s licence.',
    route: 'mdr',
  },
  SOC: {
    stands: 'security operations centre',
    text: 'The analysts, tools and routines that watch systems for attacks.',
    route: 'soc',
  },
  OSPAR: {
    stands: 'outsourced service provider’s audit report',
    text: 'An auditor’s report on the controls of a provider that works for banks in Singapore.',
    route: 'banks',
  },
  'ISAE 3402': {
    stands: 'International Standard on Assurance Engagements 3402',
    text: 'The standard by which an auditor reports on a provider’s controls to that provider’s customers.',
    route: 'banks',
  },
  Indicator: {
    text: 'A trace that an attack leaves, such as an address or the fingerprint of a file, by which other firms can find the same attack.',
    route: 'soc',
  },
  Percentile: {
    linked: true,
    text: 'The 90th percentile is the value that nine in ten cases do not exceed. A mean alone does not say how the cases are spread.',
    route: 'buying',
  },
  PLC: {
    stands: 'programmable logic controller',
    text: 'A small computer that runs a machine, such as an oven or a pump. Most carry out any command that reaches them.',
    route: 'networkArchitecture',
  },
  MSSP: {
    stands: 'managed security service provider',
    text: 'A company that runs security work for its customers. Singapore licenses some of this work.',
    route: 'mssp',
  },
  VAPT: {
    stands: 'vulnerability assessment and penetration testing',
    text: 'A check in two parts: the assessment finds and confirms weaknesses, and the test shows what an attacker could do with them.',
    route: 'vapt',
  },
  CISO: {
    stands: 'chief information security officer',
    text: 'The person who leads a company’s security and answers to the management for it.',
    route: 'vciso',
  },
  vCISO: {
    stands: 'virtual chief information security officer',
    text: 'Somebody who leads your security for some days a month. Your company remains accountable.',
    route: 'vciso',
  },
  NIST: {
    stands: 'National Institute of Standards and Technology',
    text: 'The US agency that publishes the CSF and many security guides.',
    route: 'gap',
  },
  CSF: {
    stands: 'Cybersecurity Framework',
    text: 'NIST’s voluntary list of security outcomes, in six functions.',
    route: 'standards',
  },
  'PCI DSS': {
    stands: 'Payment Card Industry Data Security Standard',
    text: 'A standard that binds, by contract, firms that store, process or transmit card data.',
    route: 'standards',
  },
  ISMS: {
    stands: 'information security management system',
    text: 'The policy, roles, risks, controls and reviews that ISO/IEC 27001 asks for.',
    route: 'gap',
  },
  CBSL: {
    stands: 'Central Bank of Sri Lanka',
    text: 'The authority that licenses Sri Lanka’s banks and directs how they manage technology risk and outsourcing.',
    route: 'standards',
  },
  MAS: {
    stands: 'Monetary Authority of Singapore',
    text: 'Singapore’s central bank and financial regulator. Its notices bind; its guidelines say what it expects.',
    route: 'standards',
  },
  TRM: {
    stands: 'technology risk management',
    text: 'The way a financial institution governs the risks of its technology; MAS has notices and guidelines under this name.',
    route: 'standards',
  },
  PDPA: {
    stands: 'Personal Data Protection Act',
    text: 'The data protection law of Singapore; Sri Lanka’s bears the same name.',
    route: 'standards',
  },
  PDPC: {
    stands: 'Personal Data Protection Commission',
    text: 'The authority that enforces Singapore’s PDPA. You must tell it of a notifiable breach within 3 calendar days of your assessment.',
    route: 'soc',
  },
  GDPR: {
    stands: 'General Data Protection Regulation',
    text: 'The European Union’s data protection law, which can also bind firms outside the Union if they serve or watch people inside it.',
    route: 'gap',
  },
  DPIA: {
    stands: 'data protection impact assessment',
    text: 'A study, made beforehand, of what a use of personal data could do to people.',
    route: 'risk',
  },
  CII: {
    stands: 'critical information infrastructure',
    text: 'Computers designated under Singapore’s Cybersecurity Act 2018 because an essential service, such as power or banking, depends on them.',
    route: 'risk',
  },
  OWASP: {
    stands: 'Open Worldwide Application Security Project',
    text: 'A foundation that publishes free guides on safe software, such as ASVS.',
    route: 'codeReview',
  },
  ASVS: {
    stands: 'Application Security Verification Standard',
    text: 'OWASP’s security requirements for web applications, in levels.',
    route: 'codeReview',
  },
  MASVS: {
    stands: 'Mobile Application Security Verification Standard',
    text: 'OWASP’s security requirements for mobile apps.',
    route: 'vapt',
  },
  WSTG: {
    stands: 'Web Security Testing Guide',
    text: 'OWASP’s numbered tests of a web application.',
    route: 'vapt',
  },
  SAST: {
    stands: 'static application security testing',
    text: 'A scan in which a tool reads source code and marks what looks unsafe.',
    route: 'codeReview',
  },
  DAST: {
    stands: 'dynamic application security testing',
    text: 'A scan in which a tool sends requests to a running application and judges the answers.',
    route: 'training',
  },
  CVSS: {
    stands: 'Common Vulnerability Scoring System',
    text: 'A system for scoring how severe a weakness is, from 0 to 10; the vector beside a score says how it was reached.',
    route: 'vapt',
  },
  CIS: {
    stands: 'Center for Internet Security',
    text: 'A body that publishes safe settings for common systems, the CIS Benchmarks.',
    route: 'networkConfiguration',
  },
  API: {
    stands: 'application programming interface',
    text: 'A set of calls by which one program uses another.',
    route: 'vapt',
  },
  MFA: {
    stands: 'multi-factor authentication',
    text: 'Signing in with two or more kinds of proof. Passkeys resist phishing; codes that you type do not.',
    route: 'phishing',
  },
  VLAN: {
    stands: 'virtual local area network',
    text: 'One of several logical networks that share the same switches. It keeps systems apart only if the traffic between VLANs is filtered.',
    route: 'networkConfiguration',
  },
  VPN: {
    stands: 'virtual private network',
    text: 'An encrypted tunnel across somebody else’s network.',
    route: 'networkConfiguration',
  },
  DMARC: {
    stands: 'Domain-based Message Authentication, Reporting and Conformance',
    text: 'A record that tells mail servers what to do with email that only pretends to be yours.',
    route: 'phishing',
  },
  DLP: {
    stands: 'data loss prevention',
    text: 'Tools that stop marked or sensitive data from leaving your systems.',
    route: 'dataClassification',
  },
  OT: {
    stands: 'operational technology',
    text: 'Computers that run machines. A fault there can hurt people, so we send no traffic to the machines’ controllers.',
    route: 'networkArchitecture',
  },
  SLA: {
    stands: 'service level agreement',
    text: 'The part of a contract that says how fast and how well a service works. Our sample quotation shows an example.',
    route: 'buying',
  },
  Agent: {
    text: 'A program on a device that reports to a detection tool and can isolate the device.',
    route: 'edr',
  },
  'Cyber Essentials': {
    text: 'A mark of Singapore’s Cyber Security Agency for small firms that are new to security. Cyber Trust is the Agency’s mark for larger firms.',
    route: 'gap',
  },
  Detection: {
    text: 'The moment when a rule or a tool raises an alert about an attacker. Its clock runs from the attacker’s first trace in your logs until the alert; our reports show this time, and we set no limit on it.',
    route: 'soc',
  },
  Response: {
    text: 'As a clock, the time from the alert to the end of containment. Other providers may mean something else, so ask when their clock starts and stops.',
    route: 'buying',
  },
  Acknowledgement: {
    text: 'The step in which a named analyst takes an alert. Its clock runs from the alert until the analyst takes it.',
    route: 'buying',
  },
  Verdict: {
    text: 'An analyst’s decision on what an alert is, with the reason. Its clock runs from the alert until the verdict is recorded.',
    route: 'buying',
  },
  Escalation: {
    text: 'The call to a person on your contact plan. Its clock runs from the alert, or from a verdict that raises the severity, until a person answers.',
    route: 'buying',
  },
  Containment: {
    text: 'The steps that keep an attack from spreading. Its clock runs from the declared incident until the last of them is done and checked.',
    route: 'buying',
  },
  Severity: {
    text: 'The urgency of an alert, in four levels. At severity 1 an attack is spreading, or has stopped what your business runs on. At severity 2 somebody seems to be inside one system or account. At severity 3 there is a breach of policy, a weakness or an attempt, with no sign of success. At severity 4 the alert is worth only a line in the monthly report. Findings of a test have another scale, from critical to low.',
    route: 'buying',
  },
  Telemetry: {
    linked: true,
    text: 'What an agent records on a device and sends to the tool, such as programs started and connections made.',
    route: 'mdr',
  },
  Tenant: {
    linked: true,
    text: 'Your own closed part of a cloud service, with your data and your administrators.',
    route: 'mdr',
  },
  'Log source': {
    linked: true,
    text: 'A system or service whose logs we monitor. Each firewall, server or cloud account that sends its own log counts as one, and ten laptops count as one. The price of SIEM as a Service and of SOC as a Service depends mostly on the number of log sources.',
    route: 'soc',
  },
  'Incident owner': {
    linked: true,
    text: 'The person on your side who takes our call at any hour and makes your side’s decisions in an incident; a deputy stands in.',
    route: 'soc',
  },
  'Permission matrix': {
    linked: true,
    text: 'A table that says, for each action and kind of device, whether our analysts act at once, call you first or never take the step.',
    route: 'edr',
  },
  'Responsibility matrix': {
    linked: true,
    text: 'A table that says, for each task, which side acts and which is told. The permission matrix says which steps our analysts may take, and on which kinds of device.',
    route: 'mssp',
  },
  Runbook: {
    linked: true,
    text: 'Written steps for one kind of alert or incident, so that all shifts act alike.',
    route: 'siem',
  },
  'Rules of engagement': {
    linked: true,
    text: 'A document, signed by both sides, that says what testers may touch, when they may do so and what they may not do.',
    route: 'vapt',
  },
  'Re-assessment': {
    text: 'The same check repeated once you have fixed what it found; others call it a retest.',
    route: 'vapt',
  },
  Crosswalk: {
    linked: true,
    text: 'A table that matches the requirements of one standard with another’s.',
    route: 'gap',
  },
  'Statement of Applicability': {
    text: 'The document in which you list the ISO/IEC 27001 controls that you use or leave out, with your reasons.',
    route: 'gap',
  },
  'Inherent risk': {
    text: 'The risk you would run if no control worked. The risk that remains once the treatment is in place is the residual risk.',
    route: 'risk',
  },
  'Data intermediary': {
    text: 'In Singapore’s PDPA, an organization that processes personal data for another.',
    route: 'soc',
  },
  'Lateral movement': {
    linked: true,
    text: 'An attacker’s moves from the first computer to others.',
    route: 'networkArchitecture',
  },
  'MITRE ATT&CK': {
    text: 'A public catalogue of what attackers do. It changes, so our reports name its version.',
    route: 'soc',
  },
  'Threat hunting': {
    text: 'A search of your data for attackers who set off no alert.',
    route: 'soc',
  },
  'Zero day': {
    text: 'A weakness that attackers use before the software’s maker has a fix.',
    route: 'edr',
  },
} as const satisfies Record<string, GlossaryTerm>;
