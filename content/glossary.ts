import type { RouteId } from './routes';

/** A term of the glossary; its address there is its name, so a link to it holds while the name does. */
export interface GlossaryTerm {
  /** What an acronym stands for. The acronym’s first use in a page’s running text then leads to its entry. */
  stands?: string;
  /** Two plain sentences: what it is, and what it is good for or how it differs from its neighbour. */
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
    'The security terms and acronyms on this site, from alert to zero day. Each gets two plain sentences and a link to the page where it matters most.',
  intro:
    'These are the terms we use on this site and in our reports. Each gets two sentences and a link to the page where it matters most.',
  /** The name that screen readers give the letters that lead to the terms. */
  letters: 'Terms by first letter',
  /** The heading over the Contact Us button that ends the page. */
  callToAction: 'Is there a term you’d like us to explain?',
} as const;

/** Every term, in any order: the page sorts them. */
export const glossary = {
  SIEM: {
    stands: 'security information and event management',
    text: 'A tool that collects logs from many systems and applies detection rules to them. It shows one attack that crosses several systems.',
    route: 'siem',
  },
  EDR: {
    stands: 'endpoint detection and response',
    text: 'Software on each computer that records what programs do and flags attacks. It can also cut a computer off from the network.',
    route: 'edr',
  },
  XDR: {
    stands: 'extended detection and response',
    text: 'EDR that also reads email, identity and cloud signals. One incident then shows the lure, the sign-in and the script.',
    route: 'edr',
  },
  MDR: {
    stands: 'managed detection and response',
    text: 'A service in which the provider’s analysts watch a detection tool and contain attacks. Ours includes the licence for the tool.',
    route: 'mdr',
  },
  SOC: {
    stands: 'security operations centre',
    text: 'The analysts, tools and routines that watch systems for attacks. You can build one or hire one as a service.',
    route: 'soc',
  },
  MSSP: {
    stands: 'managed security service provider',
    text: 'A company that runs security work for its customers, such as monitoring. Singapore licenses some of this work.',
    route: 'mssp',
  },
  VAPT: {
    stands: 'vulnerability assessment and penetration testing',
    text: 'Two tests sold together. The assessment finds and confirms weaknesses, and the penetration test shows what an attacker could do with them.',
    route: 'vapt',
  },
  CISO: {
    stands: 'chief information security officer',
    text: 'The person who leads security in a company and answers for it to the management. Some standards ask for such a role by name.',
    route: 'vciso',
  },
  vCISO: {
    stands: 'virtual chief information security officer',
    text: 'A security lead hired for part of the week. The work is a CISO’s, but the decisions and the liability stay with the company.',
    route: 'vciso',
  },
  NIST: {
    stands: 'National Institute of Standards and Technology',
    text: 'The agency of the United States that publishes the CSF and many security guides. Firms elsewhere use them too.',
    route: 'gap',
  },
  CSF: {
    stands: 'Cybersecurity Framework',
    text: 'A voluntary list of security outcomes from NIST, in six functions. You describe where you are and where you want to be.',
    route: 'standards',
  },
  'PCI DSS': {
    stands: 'Payment Card Industry Data Security Standard',
    text: 'The rules for everybody who stores, processes or transmits card data. Your contract with your acquirer or card brand requires them, whether or not a law does.',
    route: 'standards',
  },
  ISMS: {
    stands: 'information security management system',
    text: 'The way a company runs its security: policy, roles, risks, controls and reviews. ISO/IEC 27001 says what it must contain.',
    route: 'standards',
  },
  MAS: {
    stands: 'Monetary Authority of Singapore',
    text: 'Singapore’s central bank and financial regulator. Its notices bind banks and others, and its guidelines say what it expects of them.',
    route: 'standards',
  },
  TRM: {
    stands: 'technology risk management',
    text: 'How a financial institution governs the risks of its technology. MAS has notices and guidelines under this name.',
    route: 'standards',
  },
  PDPA: {
    stands: 'Personal Data Protection Act',
    text: 'The data protection law of Singapore, and the name of Sri Lanka’s as well. Both say how an organization must look after personal data.',
    route: 'standards',
  },
  PDPC: {
    stands: 'Personal Data Protection Commission',
    text: 'The authority that enforces Singapore’s PDPA. It must hear of a notifiable breach within three calendar days of your assessment.',
    route: 'soc',
  },
  GDPR: {
    stands: 'General Data Protection Regulation',
    text: 'The data protection law of the European Union. It can bind firms elsewhere that serve or watch people there.',
    route: 'gap',
  },
  DPIA: {
    stands: 'data protection impact assessment',
    text: 'A study of what a use of personal data could do to the people concerned. GDPR asks for one where the risk to them is high.',
    route: 'risk',
  },
  CII: {
    stands: 'critical information infrastructure',
    text: 'Computers that an essential service, such as power or banking, cannot do without. In Singapore their owners have duties of their own.',
    route: 'risk',
  },
  OWASP: {
    stands: 'Open Worldwide Application Security Project',
    text: 'A foundation that publishes free guides on safe software. Testers and developers use its lists as a common language.',
    route: 'codeReview',
  },
  ASVS: {
    stands: 'Application Security Verification Standard',
    text: 'OWASP’s list of security requirements for web applications. It has levels, so you can choose how deep a review goes.',
    route: 'codeReview',
  },
  MASVS: {
    stands: 'Mobile Application Security Verification Standard',
    text: 'OWASP’s security requirements for mobile apps, grouped from storage to privacy. ASVS is the list for web applications.',
    route: 'vapt',
  },
  WSTG: {
    stands: 'Web Security Testing Guide',
    text: 'OWASP’s guide to testing a web application. It gives each test a number, so two reports can be compared.',
    route: 'vapt',
  },
  SAST: {
    stands: 'static application security testing',
    text: 'A tool reads source code and marks what looks unsafe. It runs early and often, and it raises false alarms.',
    route: 'codeReview',
  },
  DAST: {
    stands: 'dynamic application security testing',
    text: 'A tool sends requests to a running application and looks at the answers. It sees what is exposed, but not why.',
    route: 'codeReview',
  },
  CVSS: {
    stands: 'Common Vulnerability Scoring System',
    text: 'A way to score how severe a weakness is, from 0 to 10. The vector beside the score says how it was reached.',
    route: 'vapt',
  },
  CIS: {
    stands: 'Center for Internet Security',
    text: 'A body that publishes safe settings for common systems, the CIS Benchmarks. They have levels, from sensible to strict.',
    route: 'networkConfiguration',
  },
  API: {
    stands: 'application programming interface',
    text: 'The door through which programs talk to each other. A tester checks who may call what, and whose records come back.',
    route: 'vapt',
  },
  MFA: {
    stands: 'multi-factor authentication',
    text: 'Signing in with two or more kinds of proof, such as a password and a key. Passkeys resist phishing, and codes that you type do not.',
    route: 'phishing',
  },
  VLAN: {
    stands: 'virtual local area network',
    text: 'A network of its own on shared switches. It parts systems only if the traffic between VLANs is filtered.',
    route: 'networkConfiguration',
  },
  VPN: {
    stands: 'virtual private network',
    text: 'An encrypted tunnel across somebody else’s network. Old settings on either end weaken it.',
    route: 'networkConfiguration',
  },
  DMARC: {
    stands: 'Domain-based Message Authentication, Reporting and Conformance',
    text: 'A record that tells mail servers what to do with email that only pretends to be yours. It also sends you reports.',
    route: 'phishing',
  },
  DLP: {
    stands: 'data loss prevention',
    text: 'Tools that stop marked or sensitive data from leaving. They find more where the data carries labels.',
    route: 'dataClassification',
  },
  OT: {
    stands: 'operational technology',
    text: 'Computers that run machines, such as the controllers of a factory. A fault there can hurt people, so we send the controllers nothing and work from drawings.',
    route: 'networkArchitecture',
  },
  SLA: {
    stands: 'service level agreement',
    text: 'The part of a contract that says how fast and how well a service works. Ask what is measured, and what happens when it is missed.',
    route: 'mssp',
  },

  Alert: {
    text: 'A message from a tool that a rule has matched. Many turn out to be harmless, and an analyst finds out which ones are not.',
    route: 'siem',
  },
  'Attack path': {
    text: 'The steps from an attacker’s first foothold to what they want. One good fix can break many paths.',
    route: 'networkArchitecture',
  },
  'Audit log': {
    text: 'A record of who did what, and when. It is stronger evidence if nobody can change it unseen.',
    route: 'siem',
  },
  Baseline: {
    text: 'The agreed state against which we compare: settings, rules or normal behaviour. Without one, nobody can say what changed.',
    route: 'networkConfiguration',
  },
  'Cardholder data environment': {
    text: 'The people, processes and systems that touch card data. What can connect to it comes into the scope of PCI DSS.',
    route: 'networkArchitecture',
  },
  Containment: {
    text: 'Stopping an attack from spreading, for example by isolating a computer. It comes before the cleaning up.',
    route: 'soc',
  },
  Control: {
    text: 'Anything that lowers a risk: a rule, a setting, a lock or a check. Standards list controls, and you show that yours work.',
    route: 'gap',
  },
  Crosswalk: {
    text: 'A table that matches the requirements of one standard with another’s. It saves you from collecting the same evidence twice.',
    route: 'gap',
  },
  'Data classification': {
    text: 'Sorting data by how much harm its loss or leak would do. Each class has its own rules for handling.',
    route: 'dataClassification',
  },
  'Data intermediary': {
    text: 'In Singapore’s PDPA, a firm that processes personal data for another. It must report a breach to that firm without undue delay.',
    route: 'soc',
  },
  'Detection rule': {
    text: 'The pattern that turns log lines into an alert. It needs tuning, because attackers and your systems both change.',
    route: 'siem',
  },
  Endpoint: {
    text: 'A device that people or services work on: a laptop, a server or a phone. An attack that begins with an email begins on one.',
    route: 'edr',
  },
  Escalation: {
    text: 'Handing an alert to somebody who can decide more. Ours names the host, the account, the timeline and the next step.',
    route: 'siem',
  },
  'False positive': {
    text: 'An alert about something harmless. Too many of them hide the one that matters.',
    route: 'siem',
  },
  Finding: {
    text: 'A weakness that a test or review has confirmed. A good one says how to repeat it, what it allows and how to fix it.',
    route: 'vapt',
  },
  'Gap assessment': {
    text: 'A comparison of what you do with what a standard asks. It ends in a plan, and gives no certificate.',
    route: 'gap',
  },
  Incident: {
    text: 'An event that harms your data or systems, or is about to. Laws start their clocks at different moments of it.',
    route: 'soc',
  },
  'Indicator of compromise': {
    text: 'A trace that an attack leaves, such as an address or a file’s hash. It finds attacks that somebody has seen before, and misses new ones.',
    route: 'soc',
  },
  'Inherent risk': {
    text: 'The risk as it would be without any control. What would be left with the planned controls is the residual risk.',
    route: 'risk',
  },
  'Lateral movement': {
    text: 'An attacker’s way from the first computer to the next. Segmentation and separate administrator accounts slow it down.',
    route: 'networkArchitecture',
  },
  'Least privilege': {
    text: 'Everybody and every program gets only the rights that the work needs. A stolen account then opens less.',
    route: 'networkConfiguration',
  },
  'Log source': {
    text: 'A system that sends its records to the SIEM. We count one as connected once its test event has arrived.',
    route: 'soc',
  },
  'MITRE ATT&CK': {
    text: 'A public catalogue of what attackers do, with a number for each technique. It changes, so our reports name the version.',
    route: 'soc',
  },
  'Penetration test': {
    text: 'People attack your systems with your permission and show how far they get. A scan only lists what might be open.',
    route: 'vapt',
  },
  'Permission matrix': {
    text: 'A table that says what our analysts may do alone, for each action and class of device. The values are act, call first and never.',
    route: 'edr',
  },
  Phishing: {
    text: 'A message that tricks people into giving away a password, money or access. It can come by email, text message or phone.',
    route: 'phishing',
  },
  'Phishing simulation': {
    text: 'A harmless phishing email that we send to your staff to see what happens. How many people report it matters most.',
    route: 'phishing',
  },
  Ransomware: {
    text: 'Malware that locks your data and demands payment. Many attackers steal the data first, so a backup alone does not end it.',
    route: 'edr',
  },
  'Residual risk': {
    text: 'The risk that is left once the planned controls work. Somebody with the authority to do so accepts it by signature.',
    route: 'risk',
  },
  Retest: {
    text: 'Repeating an attack after the fix to see whether it still works. Some standards ask for one after a penetration test.',
    route: 'vapt',
  },
  'Risk register': {
    text: 'The list of your risks, with an owner, a rating and a decision for each. It is worth as much as its last review.',
    route: 'risk',
  },
  'Rules of engagement': {
    text: 'The page that says what testers may touch, when, and what is forbidden. Both sides sign it before the test.',
    route: 'vapt',
  },
  Runbook: {
    text: 'Written steps for one kind of alert or incident. The night shift and the day shift then act alike.',
    route: 'siem',
  },
  Scope: {
    text: 'What a test, an assessment or a certificate covers. Ask first what lies outside it.',
    route: 'gap',
  },
  Segmentation: {
    text: 'Dividing a network into zones, with a filter between them. It limits how far an attacker gets.',
    route: 'networkArchitecture',
  },
  Severity: {
    text: 'How bad an incident or finding is, on a scale agreed beforehand. It decides whom we call and how often we report.',
    route: 'soc',
  },
  Specimen: {
    text: 'A sample of what you would receive from us, made up from end to end. The page of every single service shows one.',
    route: 'services',
  },
  'Statement of Applicability': {
    text: 'The list of ISO/IEC 27001 controls that you use, with the reasons. It also says which you leave out, and why.',
    route: 'gap',
  },
  'Tabletop exercise': {
    text: 'A rehearsal of an incident around a table, without touching a system. It shows who decides, and what nobody has written down.',
    route: 'training',
  },
  Tenant: {
    text: 'Your own part of a cloud service that many customers share. Its settings and its logs are yours to guard.',
    route: 'mdr',
  },
  'Threat hunting': {
    text: 'Searching your data for attackers that raised no alert. We record a hunt even when it finds nothing.',
    route: 'soc',
  },
  Triage: {
    text: 'The first look at an alert: is it real, how bad is it, and who should know? It ends with a written reason.',
    route: 'soc',
  },
  Vulnerability: {
    text: 'A weakness that an attacker could use. It may be a bug, a setting or a habit.',
    route: 'assessment',
  },
  'Zero day': {
    text: 'A weakness that attackers use before the software’s maker has a fix. You can still detect what they do next.',
    route: 'edr',
  },
} as const satisfies Record<string, GlossaryTerm>;
