import { exampleDuration } from '../example-durations';
import { documents } from '../facts';
import type { ServicePage } from '../service-page';
import { edrSpecimen } from '../specimens/edr';

export const edr = {
  title: 'EDR/XDR as a Service',
  headline: 'Your EDR raises alerts at night. We answer them.',
  searchTitle: 'Managed EDR/XDR: your tool, monitored 24/7',
  description:
    'We monitor the EDR or XDR tool you own 24/7: we investigate detections, isolate devices within your limits, and keep exclusions and agents in order.',
  intro:
    'You own an EDR or XDR tool, and nobody reads it after hours. Our analysts investigate its detections 24/7 in your own console. Where you’ve said we may, they isolate the device first and call you next.',
  sections: [
    {
      kind: 'features',
      heading: 'What we do in your console',
      items: [
        {
          title: 'Detections read in context',
          text: 'An analyst looks at the process tree, the signed-in user and the same file on other hosts, and writes the verdict and its reasons into the ticket.',
        },
        {
          title: 'Containment by device class',
          text: 'For each class of device you decide what we may do alone: isolate it, kill a process, quarantine a file, disable an account. Laptops might be “act”; domain controllers stay “call first”.',
        },
        {
          title: 'An exclusion register',
          text: 'We list and review the paths and programs that your agent ignores, because attackers look for exactly those.',
        },
        {
          title: 'Agent census',
          text: 'We compare enrolled devices with your directory, because a laptop without an agent never raises an alert.',
        },
      ],
    },
    edrSpecimen,
    {
      kind: 'exchange',
      provide: [
        'Console roles for our analysts, with multi-factor authentication',
        'A device list grouped by business owner',
        'Contacts who may release a device, for each part of the day',
      ],
      receive: [
        'A health-check report with ranked fixes',
        'A signed permission matrix and an exclusion register',
        'One-page incident reports, with telemetry exports where the product allows',
        'A monthly record of response times, hunts and policy changes',
      ],
    },
    {
      kind: 'technologies',
      heading: 'Supported Technologies',
      intro:
        'Tools we can monitor, Microsoft Defender among them; your edition decides what we can do in response. The United States bans Kaspersky from selling to US customers or updating their products.',
      list: 'endpoint',
      motion: 'carousel',
    },
    {
      kind: 'steps',
      heading: 'How it works',
      intro: exampleDuration('edr'),
      steps: [
        {
          title: 'Health check',
          text: 'We record agent versions, policy modes, tamper protection and inherited exclusions, and mark what an attacker could use.',
          customer: 'create named accounts for our analysts and send us a directory export.',
        },
        {
          title: 'Permission matrix',
          text: 'For each action and each class of device, you choose one of three values: act, call first, never.',
          customer: 'have the owners of servers and production machines sign it.',
        },
        {
          title: 'Backlog',
          text: 'We work through the open detections, newest first, and anything still active becomes an incident at once.',
          customer: 'explain what is odd but legitimate: scripts, test tools.',
        },
        {
          title: 'Monitoring',
          text: 'The shift on duty investigates each new detection, acts within the matrix and reports to you.',
          customer: 'rebuild or release isolated devices once you have our findings.',
        },
        {
          title: 'Policy round',
          text: 'We move rules from audit to block, remove expired exclusions and pass gaps in the census to your service desk.',
          customer: 'approve the next device group.',
        },
      ],
    },
    {
      kind: 'reasons',
      heading: 'Why EDR/XDR as a Service?',
      items: [
        {
          title: 'Expert management',
          text: 'Many prevention rules stay in audit mode for fear of breaking something. We switch them to blocking one device group at a time, and back if an application fails.',
        },
        {
          title: 'Cost efficiency',
          text: 'You keep the licences and agents you have paid for, and your budget goes on analysts.',
        },
        {
          title: 'Comprehensive coverage',
          text: 'With an XDR licence, the lure, the sign-in and the script appear on one timeline.',
        },
        {
          title: 'Proactive security',
          text: 'Our analysts hunt for what your rules missed, such as a remote-access program that nobody approved. The record names the MITRE ATT&CK technique and its version.',
        },
        {
          title: 'Focus on growth',
          text: 'Your administrators open the console only when a decision is theirs.',
        },
      ],
    },
    {
      kind: 'strengths',
      items: [
        {
          title: 'Extended Visibility',
          text: 'The census shows which servers have no agent, and which can’t take one.',
        },
        {
          title: 'Continuous Monitoring',
          text: 'When a laptop comes back after weeks offline, we treat the detections it kept as new.',
        },
        {
          title: 'Incident Response',
          text: 'We ask for triage data before you wipe a disk, so that we can look for the way in.',
        },
        {
          title: 'Clear Reports',
          text: 'We close each incident on one page: entry point, affected hosts, actions and what is left for you.',
        },
      ],
    },
    {
      kind: 'fit',
      heading: 'Who it suits',
      suits: [
        'your agents are deployed and detections pile up unread',
        'ransomware on laptops and servers tops your risk list',
        'your administrators can rebuild a machine but don’t investigate one',
      ],
      instead: [
        { when: 'you have no EDR or XDR licence and want one supplied', choose: 'mdr' },
        { when: 'these alerts already flow into your SIEM', choose: 'siem' },
        {
          when: 'you also need cloud keys and firewalls monitored, which no agent sees',
          choose: 'soc',
        },
      ],
    },
    {
      kind: 'questions',
      items: [
        {
          question: 'Can you cut off a machine without asking us?',
          answer:
            'Only where the matrix says “act”: there the analyst isolates it first and calls you next. Where it says “call first”, the device stays connected and watched until you decide. Where it says “never”, we isolate nothing.',
        },
        {
          question: 'How do you measure your speed?',
          answer:
            'By the three clocks that the [managed services page](mssp) explains. The monthly record shows each of them, with agent coverage and expired exclusions.',
        },
        {
          question: 'Where do we see the tickets?',
          answer:
            'In your own service desk if it takes them by API or email, as ServiceNow and Jira do, and otherwise in ours, where your staff get accounts. The console is yours, with your own sign-in.',
        },
        {
          question: 'How do we leave?',
          answer:
            'Give notice and withdraw our roles. The console, its policies, the matrix and the register are yours already.',
        },
        {
          question: 'Do analysts read our employees’ files?',
          answer:
            'Not as routine. They read behaviour: process names, paths, hashes, connections and sign-ins. Before they fetch a file, they write the reason in the ticket. We describe the processing for your DPIA under GDPR Article 35.',
        },
        {
          question: 'Does this help with PCI DSS?',
          answer:
            'Yes, with requirement 5, if the tool is also your anti-malware solution. Under 5.3.5 of v4.0.1, users may disable or alter it only with documented management approval, case by case and for a limited time. Your tamper settings and the register are evidence of that.',
        },
      ],
    },
  ],
  quote: 'You set what we may do alone. We do that at any hour, and call you about the rest.',
  callToAction: 'Ask what we could do in your console',
  sources: [documents.attack, documents.pciDss, documents.gdpr, documents.kasperskyBan],
} as const satisfies ServicePage;
