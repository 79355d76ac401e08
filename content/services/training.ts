import type { ServicePage } from '../service-page';

export const training = {
  title: 'Training',
  description:
    'Role courses for responders, developers, testers and SOC analysts, awareness sessions for all staff, each ended by an exercise that shows what changed.',
  intro:
    'Two groups need training: those who build or defend your systems, and everyone else who is asked to click, pay or open something. The first works in labs of its own trade, the second on the requests it really receives. Each course ends in an observed task, so you learn who can do what.',
  sections: [
    {
      kind: 'features',
      heading: 'Specialized Training',
      intro: 'Five courses, each built round a lab, taken singly or in sequence.',
      items: [
        {
          title: 'Incident Response',
          text: 'A tabletop for the people who decide, then a technical drill for those who contain. It follows NIST SP 800-61r3, so preparation and the lessons afterwards are rehearsed too.',
        },
        {
          title: 'Secure Software Development',
          text: 'Developers find and mend flaws in a deliberately weak application close to their own stack. The flaws come from the OWASP Top 10:2025, the acceptance criteria from ASVS 5.0.',
        },
        {
          title: 'SAST & DAST',
          text: 'Participants set up a scan, triage its findings and decide which may stop a release. Dismissing a false positive with a written reason is an exercise of its own.',
        },
        {
          title: 'Ethical Hacking',
          text: 'Reconnaissance, exploitation and reporting against an isolated range. Scope and written permission come first, because without them the same commands can be a crime.',
        },
        {
          title: 'SOC Operations',
          text: 'Analysts work an alert queue, write the query that confirms or refutes each alert, and hand over at the end of a shift. Cases carry MITRE ATT&CK technique numbers.',
        },
      ],
    },
    {
      kind: 'fit',
      heading: 'Is training what you need?',
      suits: [
        'an audit or an incident showed that people did not know what to do',
        'developers receive scan results that they can neither rank nor repair',
        'you are staffing a response team and its first case should be a rehearsed one',
      ],
      instead: [
        { when: 'you want to see how staff behave without warning', choose: 'phishing' },
        { when: 'alerts must be handled before your own analysts are ready', choose: 'soc' },
        { when: 'a particular codebase has to be examined soon', choose: 'codeReview' },
      ],
    },
    {
      kind: 'features',
      heading: 'Awareness Training',
      items: [
        {
          title: 'General Cyber Awareness',
          text: 'For everyone with an account: passwords and multi-factor prompts, payment fraud, lost devices, and how to report a doubt. It can be repeated at every induction and closes with situations to judge.',
        },
        {
          title: 'Tailored Cyber Awareness sessions',
          text: 'Finance sees forged invoices, a board rehearses an extortion call, the service desk practises refusing a password reset to a convincing voice. We write these sessions from your own procedures and past incidents.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'From need to observed skill',
      steps: [
        {
          title: 'Need and baseline',
          text: 'We ask what each group must be able to do and read the remarks that say it cannot yet. A short first task decides where the hours go.',
          customer: 'Say what prompted the request, and tell participants it is no appraisal.',
        },
        {
          title: 'Adaptation',
          text: 'Labs, examples and reporting routes are changed to your stack and your procedures.',
          customer: 'Check the draft for systems or people that must not appear.',
        },
        {
          title: 'Delivery',
          text: 'An instructor runs the sessions and notes where the group as a whole went wrong.',
          customer: 'Keep participants off call during the course.',
        },
        {
          title: 'Exercise and follow-up',
          text: 'The first task returns in a new form. What did not hold is set for a refresher.',
          customer: 'Carry out the agreed changes to procedures.',
        },
      ],
    },
    {
      kind: 'reasons',
      heading: 'Why train people at all?',
      items: [
        {
          title: 'Standards set the dates',
          text: 'PCI DSS v4.0.1 asks for awareness training on hire and at least once every 12 months (12.6.3), and for yearly software security training of those who develop bespoke and custom software (6.2.2). ISO/IEC 27001:2022 A.6.3 ties training to the job function.',
        },
        {
          title: 'Staff can be first to know',
          text: 'A call about an odd sign-in prompt may reach the help desk before any tool raises an alert.',
        },
        {
          title: 'Flaws cost least while typing',
          text: 'A developer who recognises an injection flaw at the keyboard spares you the finding and the retest.',
        },
      ],
    },
    {
      kind: 'exchange',
      heading: 'What each side brings',
      provide: [
        'A sponsor who may release people, and a list of them with role and experience only',
        'The procedures staff are meant to follow, with the reporting address',
        'For technical courses, the languages, scanners or consoles in use',
      ],
      receive: [
        'A course outline with learning objectives by role, agreed beforehand',
        'Slides, lab guides and exercise sheets for internal reuse',
        'An attendance record, with results at the level of detail agreed with your staff',
        'A group report: what held, what did not, and which procedure made the right action hard',
      ],
    },
    {
      kind: 'table',
      heading: 'What counts as a result',
      columns: ['Measure', 'What it shows', 'Counted as'],
      rows: [
        ['Task score', 'Whether skill moved', 'Same criteria, different case, before and after'],
        ['Time to decide', 'Whether it holds under pressure', 'Event announced to action logged'],
        ['Reporting rate', 'Whether people speak up', 'Simulated lures reported, over delivered'],
        ['Repeat flaws', 'Whether the lesson stayed', 'Same weakness class in later reviews'],
      ],
    },
    {
      kind: 'strengths',
      heading: 'Why Choose Us?',
      items: [
        {
          title: 'Your own procedures',
          text: 'The reporting button, approval limits and contacts shown are those your people will use.',
        },
        {
          title: 'Nobody on display',
          text: 'Mistakes are discussed as patterns, and employees are not ranked against each other.',
        },
        {
          title: 'A candid report',
          text: 'If a group needs a simpler [policy](policy) more than another course, we say so.',
        },
        {
          title: 'No fright',
          text: 'Sessions show how a fraud is built, step by step, and leave the horror figures out.',
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Asked before booking',
      items: [
        {
          question: 'Is one session a year enough?',
          answer:
            'It can be for a compliance record, and seldom is for behaviour. NIST SP 800-50r1 treats learning as a continuing programme, so we suggest short repeats with a [phishing simulation](phishing) in between.',
        },
        {
          question: 'May developers bring their own code?',
          answer:
            'Yes, if you own it and its secrets are removed. Examining it in depth is a separate [code review](codeReview).',
        },
        {
          question: 'Do participants get a certificate?',
          answer:
            'They get a statement of attendance and of the tasks passed. It is no professional certification; where a role needs one, we name public examinations to prepare for.',
        },
        {
          question: 'Will Ethical Hacking replace our penetration test?',
          answer:
            'No. It teaches your staff to look at a system as an attacker does, while an independent [VAPT](vapt) gives customers and assessors their evidence.',
        },
      ],
    },
  ],
  quote:
    'Nobody rises to a procedure they have never practised. Give people one safe chance to get it wrong.',
  callToAction: 'Plan an exercise for your team',
  sources: [
    { title: 'NIST SP 800-61r3', url: 'https://csrc.nist.gov/pubs/sp/800/61/r3/final' },
    { title: 'NIST SP 800-50r1', url: 'https://csrc.nist.gov/pubs/sp/800/50/r1/final' },
    { title: 'OWASP Top 10:2025', url: 'https://owasp.org/Top10/2025/' },
    { title: 'OWASP ASVS 5.0', url: 'https://github.com/OWASP/ASVS' },
    { title: 'MITRE ATT&CK', url: 'https://attack.mitre.org/' },
    { title: 'PCI DSS v4.0.1', url: 'https://www.pcisecuritystandards.org/document_library/' },
    { title: 'ISO/IEC 27001:2022', url: 'https://www.iso.org/standard/27001' },
  ],
} as const satisfies ServicePage;
