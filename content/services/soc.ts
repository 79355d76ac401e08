import { documents } from '../facts';
import type { ServicePage } from '../service-page';
import { socSpecimen } from '../specimens/soc';

export const soc = {
  title: 'SOC as a Service',
  headline: 'Analysts on your alerts, day and night',
  searchTitle: 'SOC as a Service: tool, shifts and threat hunting',
  description:
    'A SIEM or XDR tool and analysts on shift: 24/7 monitoring, incident response and threat hunting. Which sources are connected, who acts, and what it costs.',
  intro:
    'You have no tool that collects your logs, and no team to read them at night. We supply both for 24/7 monitoring, incident response and threat hunting, and agree with you who may act.',
  sections: [
    socSpecimen,
    {
      kind: 'features',
      heading: 'What the centre does',
      items: [
        {
          title: '24/7 monitoring',
          text: 'Cloud, identity, network, server and endpoint events arrive in one tool, and a shift analyst reads what they add up to.',
        },
        {
          title: 'Incident response',
          text: 'A confirmed incident gets a lead analyst, who directs containment as agreed and keeps the log of decisions.',
        },
        {
          title: 'Threat hunting',
          text: 'Hunters assume a control has failed and look for the traces, such as a token used from two countries.',
        },
        {
          title: 'The tool itself',
          text: 'A SIEM or XDR platform is provided, sized to your sources and kept running.',
        },
      ],
    },
    {
      kind: 'technologies',
      heading: 'Supported Technologies',
      intro:
        'Sources we can connect and platforms we can run on, Microsoft Sentinel and Defender among them.',
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
          text: 'We rank your systems by what their loss would cost, then draw up severity levels and the authority each gives.',
          customer: 'Appoint an incident owner and a deputy.',
        },
        {
          title: 'Connect',
          text: 'Sources are joined in that order, and count as connected once a test event is found in the tool.',
          customer: 'Open the routes and create the accounts.',
        },
        {
          title: 'Detect',
          text: 'Detections are written for the attacks your ranking suggests, placed on MITRE ATT&CK and tested by simulation in the agreed sample.',
          customer: 'Tell us what is normal in your business.',
        },
        {
          title: 'Respond',
          text: 'The lead analyst scopes, contains and preserves evidence. How often we report depends on the severity.',
          customer: 'Take the business decisions: what stops, who is told.',
        },
        {
          title: 'Recover',
          text: 'We monitor restored systems for the same attacker and say when to close.',
          customer: 'Rebuild, restore and change credentials.',
        },
        {
          title: 'Improve',
          text: 'A blameless review lists what was seen late and what will change.',
          customer: 'Assign an owner to each fix on your side.',
        },
      ],
    },
    {
      kind: 'reasons',
      heading: 'Why SOC as a Service?',
      items: [
        {
          title: 'The rota is the expensive part',
          text: 'One seat staffed around the clock is 168 hours a week. At forty hours each that is more than four posts before leave and illness.',
        },
        {
          title: 'Legal clocks start early',
          text: 'MAS notices give a bank one hour from discovering a relevant incident; owners of critical information infrastructure in Singapore have two for prescribed incidents. GDPR Article 33 allows 72 hours from becoming aware of a breach, Singapore’s PDPA three calendar days once it is assessed as notifiable.',
        },
        {
          title: 'Each incident improves the next',
          text: 'NIST SP 800-61r3 treats incident response as part of risk management under CSF 2.0. A review after each one asks which rule, setting or runbook to change.',
        },
      ],
    },
    {
      kind: 'strengths',
      items: [
        {
          title: 'A lead for every incident',
          text: 'A named lead at any time; handovers between shifts are written and read back.',
        },
        {
          title: 'Hunts you can question',
          text: 'Hypothesis, data and result are recorded even where nothing was found.',
        },
        {
          title: 'Plain briefings',
          text: 'Directors read what is known, what is assumed and what comes next.',
        },
      ],
    },
    {
      kind: 'fit',
      heading: 'Who it suits',
      suits: [
        'you run no SIEM, keep no shifts and plan neither',
        'you expect the provider to lead an incident as well as report it',
      ],
      instead: [
        { when: 'you own a SIEM that only needs people to run it', choose: 'siem' },
        { when: 'deployed EDR agents already see the attacks you expect', choose: 'edr' },
        { when: 'a single XDR platform would suffice', choose: 'mdr' },
      ],
    },
    {
      kind: 'questions',
      items: [
        {
          question: 'Will you report a breach to the regulator?',
          answer:
            'No, you notify. We tell you without undue delay and within the hours your contract states, with the timeline, systems and accounts affected. GDPR Article 33(2) asks this of processors, section 26C(3) of Singapore’s PDPA of data intermediaries.',
        },
        {
          question: 'Is monitoring by a third party regulated?',
          answer:
            'In Singapore it is, under Part 5 of the Cybersecurity Act 2018. The [managed services page](mssp) says what to ask.',
        },
        {
          question: 'How soon can monitoring start, and what does it cost?',
          answer:
            'Once your most important sources are in. The price depends on log volume, the number and kind of sources, and how long logs are kept.',
        },
        {
          question: 'Where are our logs, and what if we leave?',
          answer:
            'The contract names the region and the viewing countries, and how logs are returned or deleted. Your detections and tickets are exported.',
        },
        {
          question: 'How can we check that you are monitoring?',
          answer:
            'By testing us. Commission an unannounced exercise through [VAPT](vapt) or another provider, and compare the testers’ log with our tickets.',
        },
      ],
    },
    {
      kind: 'exchange',
      provide: [
        'A network and cloud overview',
        'Read-only access to the log sources in scope',
        'Response roles for named accounts, limited to the actions agreed',
        'The incident owner’s authority, in writing',
      ],
      receive: [
        'A source register with test results',
        'Detections mapped to techniques',
        'Incident reports with their evidence',
        'Hunt records and a monthly report',
      ],
    },
  ],
  quote: 'You find out what a SOC is worth when it calls you at four in the morning.',
  callToAction: 'Give your alerts a night shift',
  sources: [
    documents.masTechnologyRisk,
    documents.ciiRegulations,
    documents.cybersecurityAct,
    documents.pdpa,
    documents.gdpr,
    documents.sp80061,
    documents.csf,
    documents.attack,
  ],
} as const satisfies ServicePage;
