import { exampleDuration } from '../example-durations';
import { documents } from '../facts';
import type { ServicePage } from '../service-page';
import { socSpecimen } from '../specimens/soc';

export const soc = {
  title: 'SOC as a Service',
  headline: 'Analysts on your alerts, day and night',
  searchTitle: 'SOC as a Service: 24/7 monitoring and response',
  description:
    'We supply the SIEM or XDR tool and the analysts: 24/7 monitoring, incident response and threat hunting. See who does what, and what you get.',
  intro:
    'You have no tool to collect your logs and nobody to watch them at night. We supply both: 24/7 monitoring, incident response and threat hunting. You connect the log sources, and decide in advance what we may do ourselves.',
  sections: [
    {
      kind: 'features',
      heading: 'What the SOC does',
      items: [
        {
          title: '24/7 monitoring',
          text: 'Cloud, identity, network, server and endpoint events reach one tool, where an analyst looks at them together.',
        },
        {
          title: 'Incident response',
          text: 'Every confirmed incident of severity 1 or 2 gets a lead analyst, whose name is on the ticket. The lead directs containment and logs each decision.',
        },
        {
          title: 'Threat hunting',
          text: 'We assume a control has failed and look for signs of it, such as one session token used from two countries.',
        },
        {
          title: 'The tool itself',
          text: 'We provide the SIEM or XDR platform, size it for your log sources and keep it running, in a region you choose among those its vendor offers.',
        },
      ],
    },
    socSpecimen,
    {
      kind: 'exchange',
      provide: [
        'A network and cloud overview',
        'Read-only access to the log sources in scope',
        'Named accounts with the rights to act that you allow',
        'A written statement of what the incident owner may decide',
      ],
      receive: [
        'A list of connected sources, with test results',
        'Detections mapped to ATT&CK techniques, with the version used',
        'Incident reports with evidence',
        'Hunt records and a monthly report',
      ],
    },
    {
      kind: 'technologies',
      heading: 'Supported Technologies',
      intro:
        'We connect these log sources and work in these platforms, and in Microsoft Sentinel and Defender.',
      list: 'soc',
      motion: 'still',
    },
    {
      kind: 'steps',
      heading: 'How the SOC works',
      intro: exampleDuration('soc'),
      steps: [
        {
          title: 'Prepare',
          text: 'With you, we rank your systems by what losing them would cost, set severity levels and write down what our analysts may do at each.',
          customer: 'name an incident owner and a deputy.',
        },
        {
          title: 'Connect',
          text: 'We connect your log sources in that order. A source counts as connected once its test event reaches our queue.',
          customer: 'open the network routes and create the accounts.',
        },
        {
          title: 'Detect',
          text: 'We write detections for the attacks most likely to hit those systems, map them to MITRE ATT&CK and simulate a sample to test them.',
          customer: 'tell us what is normal in your business.',
        },
        {
          title: 'Respond',
          text: 'The lead analyst finds what is affected, contains it and preserves evidence. The higher the severity, the more often we report.',
          customer: 'decide what to shut down and whom to tell.',
        },
        {
          title: 'Recover',
          text: 'We watch the restored systems for the same attacker and tell you when you can close the incident.',
          customer: 'rebuild, restore and change passwords and keys.',
        },
        {
          title: 'Improve',
          text: 'We hold a blameless review of what we saw too late and what we’ll change.',
          customer: 'give each fix on your side an owner.',
        },
      ],
    },
    {
      kind: 'reasons',
      heading: 'Why SOC as a Service?',
      items: [
        {
          title: 'The rota is the expensive part',
          text: 'One seat staffed 24/7 takes 168 hours a week. At forty hours each, that is more than four people before leave and illness.',
        },
        {
          title: 'Legal clocks start early',
          text: 'MAS notices give a bank one hour from discovering a relevant incident. Owners of critical information infrastructure in Singapore have two for prescribed incidents. GDPR Article 33 allows 72 hours from becoming aware of a breach, and Singapore’s PDPA three calendar days once it is assessed as notifiable.',
        },
        {
          title: 'We learn from each incident',
          text: 'After each one we ask which rule, setting or runbook to change. NIST SP 800-61r3 makes that part of risk management under CSF 2.0.',
        },
      ],
    },
    {
      kind: 'strengths',
      items: [
        {
          title: 'Handovers in writing',
          text: 'The outgoing analyst writes the handover, and the next one reads it back before taking over.',
        },
        {
          title: 'Hunts you can question',
          text: 'We record what we suspected, which data we searched and what we found, even if that is nothing.',
        },
        {
          title: 'Plain briefings',
          text: 'What we write for your directors separates what we know from what we assume.',
        },
      ],
    },
    {
      kind: 'fit',
      heading: 'Who it suits',
      suits: [
        'you have no SIEM and no night shift, and don’t plan to build them',
        'you want us to lead the response as well as raise the alarm',
      ],
      instead: [
        { when: 'you own a SIEM and need people to run it', choose: 'siem' },
        { when: 'your EDR agents already see the attacks you expect', choose: 'edr' },
        { when: 'one XDR platform would cover you', choose: 'mdr' },
      ],
    },
    {
      kind: 'questions',
      items: [
        {
          question: 'Which platform, and in which region are our logs?',
          answer:
            'One of those listed above, which we name with its region before you sign: for example, a SIEM hosted in Singapore for a firm whose customers are there. Our analysts view it from the countries listed on [Buying a service](buying). If you leave, we export your detections and tickets, and return or delete your logs.',
        },
        {
          question: 'Will you report a breach to the regulator?',
          answer:
            'No, you notify the regulator. We tell you without undue delay, within the hours in your contract, and list the systems and accounts affected. GDPR Article 33(2) requires this of processors, and section 26C(3) of Singapore’s PDPA requires it of data intermediaries.',
        },
        {
          question: 'What delays the start?',
          answer:
            'Network routes that your team has to open, and sources that need a parser written. Monitoring starts with the first source that is connected.',
        },
        {
          question: 'How can we check that you are monitoring?',
          answer:
            'Test us. Have another firm run an exercise without telling us, and compare its log with our tickets.',
        },
        {
          question: 'Can you help with an attack that is going on now?',
          answer:
            'Yes, if we monitor your systems: phone us. If we don’t, phone an incident response firm. Our page [Under attack](underAttack) says what to do in the first hour, whoever helps you.',
        },
      ],
    },
  ],
  quote:
    'If we phone you at four in the morning, we’ll tell you what happened, what we did and what we need from you.',
  callToAction: 'Give your alerts a night shift',
  sources: [
    documents.masTechnologyRisk,
    documents.ciiRegulations,
    documents.pdpa,
    documents.gdpr,
    documents.sp80061,
    documents.csf,
    documents.attack,
  ],
} as const satisfies ServicePage;
