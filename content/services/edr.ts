import { documents } from '../facts';
import type { ServicePage } from '../service-page';
import { edrSpecimen } from '../specimens/edr';
import { clocks, verdict } from '../specimens/imaginary-biscuits';

export const edr = {
  /** Given by the specification; a test holds it. */
  title: 'EDR/XDR as a Service',
  headline: 'Your EDR raises alerts at night. We answer them.',
  searchTitle: 'Managed EDR/XDR: your tool, monitored 24/7',
  description:
    'We monitor the EDR or XDR tool you own 24/7. We investigate alerts, isolate devices within your limits, and keep exclusions and agents in order.',
  intro:
    'EDR is the agent that watches each device; XDR can add email and sign-ins. Our analysts work in your own console, 24/7. Where you allow it, they isolate the device first and call you next.',
  sections: [
    {
      kind: 'features',
      heading: 'What we do in your console',
      items: [
        {
          title: 'Detections read in context',
          text: 'An analyst sees what started a program, who ran it and where else it is, and gives a verdict.',
        },
        {
          title: 'Containment by kind of device',
          text: 'You decide what we may do alone, isolation included.',
        },
        {
          title: 'An exclusion register',
          text: 'We review the paths and programs that your agent ignores. Attackers look for those.',
        },
        {
          title: 'Agent census',
          text: 'We compare enrolled devices with your directory. A laptop without an agent never raises an alert.',
        },
      ],
    },
    edrSpecimen,
    {
      kind: 'technologies',
      heading: 'Supported Technologies',
      intro: 'We can monitor these tools and Microsoft Defender. Ask us about others.',
      list: 'endpoint',
      motion: 'carousel',
    },
    {
      kind: 'steps',
      heading: 'How it works',
      steps: [
        {
          title: 'Health check',
          text: 'We record agent versions, policies and exclusions, and mark what an attacker could use.',
          customer: 'create accounts for our analysts.',
        },
        {
          title: 'Permission matrix',
          text: 'For each action and kind of device you choose: act, call first, never.',
          customer: 'have the owners of servers and production machines sign the matrix.',
        },
        {
          title: 'Monitoring',
          text: 'Our analysts clear the open alerts, then investigate each new one.',
          customer: 'rebuild or release isolated devices.',
        },
        {
          title: 'Policy round',
          text: 'We switch rules from reporting to blocking and remove expired exclusions.',
          customer: 'approve the next group.',
        },
      ],
      provide: [
        'Console roles with multi-factor authentication',
        'A device list grouped by business owner',
        'Contacts who may release a device, at each hour',
      ],
      receive: [
        'A health-check report with ranked fixes',
        'A signed permission matrix and an exclusion register',
        'One-page incident reports',
        'A monthly report on clocks, hunts and changes',
      ],
    },
    {
      kind: 'reasons',
      heading: 'Why EDR/XDR as a Service?',
      /** Their titles are given by the specification; a test holds them. */
      items: [
        {
          title: 'Expert management',
          text: 'Where a rule only reports, we switch it to blocking, group by group.',
        },
        {
          title: 'Cost efficiency',
          text: 'You keep the licences you paid for.',
        },
        {
          title: 'Comprehensive coverage',
          text: 'With XDR, the phishing email, the sign-in and the script share one timeline.',
        },
        {
          title: 'Proactive security',
          text: 'We hunt for attacks that your rules missed, by MITRE ATT&CK technique.',
        },
        {
          title: 'Focus on growth',
          text: 'Your administrators open the console only to approve a step or release a device.',
        },
      ],
    },
    {
      kind: 'strengths',
      /** Their titles are given by the specification; a test holds them. */
      items: [
        {
          title: 'Extended Visibility',
          text: 'We list the servers that have no agent.',
        },
        {
          title: 'Continuous Monitoring',
          text: 'When a laptop comes back after weeks offline, we investigate its stored alerts as new.',
        },
        {
          title: 'Incident Response',
          text: 'Before you wipe a disk, we collect the data that shows how the attacker got in.',
        },
        {
          title: 'Clear Reports',
          text: 'One page says how the attacker got in, what we did and what you must do.',
        },
      ],
    },
    {
      kind: 'fit',
      heading: 'Who it suits',
      suits: [
        'your agents are deployed and alerts pile up unread',
        'your administrators can rebuild a device but not investigate one',
      ],
      instead: [
        { when: 'you have no EDR or XDR licence and want one supplied', choose: 'mdr' },
        { when: 'your EDR’s alerts already flow into your SIEM', choose: 'siem' },
        {
          when: 'you also need cloud keys and servers’ logs monitored',
          choose: 'soc',
        },
      ],
    },
    {
      kind: 'questions',
      items: [
        {
          question: 'We are a bank. What do we get for our regulator?',
          answer:
            'The tool’s vendor stays your own provider, so only our row is new in your register of outsourced services, and we fill it in. Our page [For banks](banks) lists what else you get for MAS and the Central Bank of Sri Lanka.',
        },
        {
          question: 'Can you isolate a device without asking us?',
          answer:
            'Without asking, we isolate only where the matrix says “act”. Where it says “call first”, we phone your contacts; if nobody answers, we do what you signed for that case. Where it says “never”, we do not isolate the device.',
        },
        {
          question: 'How do you measure your speed?',
          answer: `At severity 1 in our sample quotation, acknowledgement may take ${clocks.Acknowledgement[1]} minutes, the verdict ${verdict[1]}, escalation ${clocks.Escalation[1]} and containment ${clocks.Containment[1]} minutes. The first three clocks start at the alert, the last at the declared incident. The monthly report shows each of them, with agent coverage and expired exclusions.`,
        },
        {
          question: 'Where do we see the tickets?',
          answer:
            'In your own ticketing tool, if it accepts them by API, as ServiceNow and Jira do, or by email from outside your mail system. Otherwise they are in ours, where your staff get accounts. The console is yours, with your own sign-in.',
        },
        {
          question: 'Do analysts read our employees’ files?',
          answer:
            'They do not read files routinely. They look at behaviour: process names, paths, hashes, connections and sign-ins. Before they fetch a file, they write the reason in the ticket. We describe the processing for your DPIA under GDPR Article 35.',
        },
        {
          question: 'Does this help with PCI DSS?',
          answer:
            'Our reports are evidence for requirement 5 if your EDR is also your anti-malware solution. Under 5.3.5 of v4.0.1, users may disable or alter it only with documented management approval, case by case and for a limited time. Your tamper settings and the register show your assessor that you keep to it.',
        },
      ],
    },
  ],
  quote: 'You set what we may do alone, what we ask first, and what we never touch.',
  callToAction: 'Ask what we could do in your console',
  sources: [documents.attack, documents.pciDss, documents.gdpr],
} as const satisfies ServicePage;
