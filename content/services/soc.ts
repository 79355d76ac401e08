import type { ServicePage } from '../service-page';

export const soc = {
  title: 'SOC as a Service',
  description:
    'A SIEM or XDR tool, the shifts behind it, incident response and threat hunting, 24/7. Which sources are connected, who acts on what, and what you receive.',
  intro:
    'A security operations centre needs a tool that collects evidence, people on shift and an agreement about who may act. We supply the first two and write the third with you. It covers 24/7 monitoring, incident response and threat hunting, and you build none of it.',
  sections: [
    {
      kind: 'features',
      heading: 'One centre, four duties',
      items: [
        {
          title: '24/7 monitoring',
          text: 'Cloud, identity, network, server and endpoint events arrive in one tool, and a shift analyst reads what they add up to.',
        },
        {
          title: 'Incident response',
          text: 'A confirmed incident gets a lead analyst who directs containment, keeps the log of decisions and briefs your management.',
        },
        {
          title: 'Threat hunting',
          text: 'Hunters assume a control has failed and look for the traces: a token used from two countries, a backup job that stopped reporting.',
        },
        {
          title: 'The tool itself',
          text: 'A SIEM or XDR platform is provided, sized to your sources and kept running, so detection does not wait for a purchase.',
        },
      ],
    },
    {
      kind: 'reasons',
      heading: 'Why SOC as a Service?',
      items: [
        {
          title: 'The rota is the expensive part',
          text: 'One chair filled around the clock is 168 hours a week. At forty hours each that is more than four posts before leave and illness, and a lone analyst has nobody to ask.',
        },
        {
          title: 'Attacks cross your tools',
          text: 'An intruder who enters by a remote-access gateway and leaves by cloud storage is two minor alerts in two consoles, and one incident in a SOC.',
        },
        {
          title: 'Legal clocks start early',
          text: 'GDPR Article 33 gives a controller 72 hours from becoming aware of a breach, unless it is unlikely to put people at risk; Singapore’s PDPA gives three calendar days once a breach is assessed as notifiable. Both need facts that somebody recorded.',
        },
        {
          title: 'Response improves with use',
          text: 'NIST SP 800-61r3 treats incident response as part of everyday risk management under CSF 2.0. Each incident here ends in a changed rule, setting or runbook.',
        },
      ],
    },
    {
      kind: 'technologies',
      heading: 'Supported Technologies',
      intro: 'Sources we can connect and platforms the service can run on.',
      list: 'soc',
      motion: 'carousel',
    },
    {
      kind: 'steps',
      heading: 'The working cycle of the centre',
      loops: true,
      steps: [
        {
          title: 'Prepare',
          text: 'We rank your systems by what their loss would cost, then draw up severity levels and the authority that goes with each.',
          customer: 'Appoint an incident owner and a deputy.',
        },
        {
          title: 'Connect',
          text: 'Sources are joined in order of that ranking. None counts as connected until a test event has been found in the tool.',
          customer: 'Open the routes and create the read-only accounts.',
        },
        {
          title: 'Detect',
          text: 'Use cases are written for the attacks your ranking suggests, placed on MITRE ATT&CK and tested by imitation.',
          customer: 'Tell us what normal looks like for your trade.',
        },
        {
          title: 'Respond',
          text: 'The lead analyst scopes, contains and preserves evidence. Updates follow the rhythm your severity level sets.',
          customer: 'Take the business decisions: what stops, who is told.',
        },
        {
          title: 'Recover',
          text: 'We watch restored systems for the same intruder and say when the evidence supports closing.',
          customer: 'Rebuild, restore and change credentials.',
        },
        {
          title: 'Improve',
          text: 'A review without blame lists what was seen late and what is altered, and re-ranks systems where needed.',
          customer: 'Assign an owner to each correction on your side.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Measures in the monthly SOC report',
      columns: ['Name', 'Start and end', 'Question it settles'],
      rows: [
        ['Time to detect', 'First trace to first alert', 'How long were they inside?'],
        ['Time to contain', 'Incident declared to spread stopped', 'Is our authority wide enough?'],
        ['Escalations confirmed', 'Real incidents, over all raised', 'Were the calls justified?'],
        ['Tested use cases', 'Passed imitation, over all in use', 'Would it fire today?'],
      ],
    },
    {
      kind: 'fit',
      heading: 'Which companies need a whole SOC',
      suits: [
        'you run no SIEM, keep no shifts and plan neither',
        'offices, cloud services and remote staff each raise alerts somewhere else',
        'you expect the provider to lead an incident as well as report it',
      ],
      instead: [
        { when: 'a SIEM you own only wants operators', choose: 'siem' },
        { when: 'deployed EDR agents already see what worries you', choose: 'edr' },
        { when: 'a single XDR platform in your own tenant would suffice', choose: 'mdr' },
        { when: 'you are staffing your own SOC', choose: 'training' },
      ],
    },
    {
      kind: 'strengths',
      heading: 'Why Choose Us?',
      items: [
        {
          title: 'A lead for every incident',
          text: 'One analyst answers for it from declaration to closure; handovers between shifts are written and read back.',
        },
        {
          title: 'Use cases that are tried',
          text: 'A detection enters service after it has caught an imitated attack in your data.',
        },
        {
          title: 'Hunts you can question',
          text: 'Hypothesis, data searched and result are recorded even where nothing was found.',
        },
        {
          title: 'Plain briefings',
          text: 'Your directors read what is known, what is assumed and what comes next, marked as such.',
        },
      ],
    },
    {
      kind: 'exchange',
      heading: 'Needed from you, delivered by us',
      provide: [
        'A network and cloud overview, even an outdated one',
        'Read-only access to the log sources in scope',
        'The incident owner’s authority, in writing',
        'Existing continuity and crisis plans',
      ],
      receive: [
        'A source register with test results',
        'Use cases mapped to techniques',
        'An incident report with timeline and evidence list',
        'Hunt records and a monthly report',
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions about running a SOC',
      items: [
        {
          question: 'Do we have to buy a SIEM first?',
          answer:
            'No, the tool is part of the service. If you own one that is worth keeping, [SIEM as a Service](siem) is the better order.',
        },
        {
          question: 'Will you report a breach to the regulator?',
          answer:
            'No, the controller notifies. We tell you without undue delay, as Article 33(2) of the GDPR asks of processors, and supply the timeline, systems and accounts affected.',
        },
        {
          question: 'Is monitoring by a third party regulated?',
          answer:
            'In Singapore it is. Managed SOC monitoring is one of two services licensed under Part 5 of the Cybersecurity Act 2018; make the licence an item on your tender’s checklist.',
        },
        {
          question: 'Can our own analysts work in the same queue?',
          answer:
            'Yes. Severity levels or hours are divided between the teams, and the division is written down so that no alert has two owners or none.',
        },
        {
          question: 'How would we know that you are watching?',
          answer:
            'By testing us. Commission an unannounced exercise through [VAPT](vapt) or another provider, and compare the testers’ log with our tickets.',
        },
      ],
    },
  ],
  quote:
    'You find out what a SOC is worth at four in the morning, by whether the person calling already knows what to ask.',
  callToAction: 'Give your alerts a night shift',
  sources: [
    { title: 'NIST SP 800-61r3', url: 'https://csrc.nist.gov/pubs/sp/800/61/r3/final' },
    { title: 'NIST CSF 2.0', url: 'https://www.nist.gov/cyberframework' },
    { title: 'MITRE ATT&CK', url: 'https://attack.mitre.org/' },
    { title: 'GDPR (Regulation 2016/679)', url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj' },
    { title: 'Cybersecurity Act 2018 (Singapore)', url: 'https://sso.agc.gov.sg/Act/CA2018' },
    { title: 'Singapore PDPA 2012', url: 'https://sso.agc.gov.sg/Act/PDPA2012' },
  ],
} as const satisfies ServicePage;
