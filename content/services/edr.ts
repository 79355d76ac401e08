import { documents } from '../facts';
import type { ServicePage } from '../service-page';
import { edrSpecimen } from '../specimens/edr';

export const edr = {
  title: 'EDR/XDR as a Service',
  headline: 'Every alert from your EDR, answered day and night',
  searchTitle: 'Managed EDR/XDR: your tool, monitored 24/7',
  description:
    'The EDR or XDR tool you already own, monitored 24/7: detections investigated, devices isolated within your limits, exclusions and agents kept in order.',
  intro:
    'Your EDR or XDR raises alerts that go unread at night. We investigate them 24/7 in your own console, and isolate a device under attack where you have authorised it.',
  sections: [
    {
      kind: 'features',
      heading: 'What we do in your console',
      items: [
        {
          title: 'Detections read in context',
          text: 'An analyst looks at the process tree, the signed-in user and the same file on other hosts. Verdict and reasoning are written into the ticket.',
        },
        {
          title: 'Containment by device class',
          text: 'Isolating a host, killing a process or quarantining a file is released for each class. Laptops may be automatic while a domain controller stays on “call first”.',
        },
        {
          title: 'An exclusion register',
          text: 'The paths and programs that the agent ignores are listed and reviewed. Attackers look for exactly those.',
        },
        {
          title: 'Agent census',
          text: 'Enrolled devices are compared with your directory, because a laptop without an agent never raises an alarm.',
        },
      ],
    },
    edrSpecimen,
    {
      kind: 'technologies',
      heading: 'Supported Technologies',
      intro:
        'Tools we can monitor, Microsoft Defender among them. Response functions vary by edition.',
      list: 'endpoint',
      motion: 'carousel',
    },
    {
      kind: 'reasons',
      heading: 'Why EDR/XDR as a Service?',
      items: [
        {
          title: 'Expert management',
          text: 'Many prevention rules are left in audit mode for fear of breaking something. We switch them to blocking one device group at a time and reverse the step where an application fails.',
        },
        {
          title: 'Cost efficiency',
          text: 'The licence and the deployed agents stay in use, so the budget buys investigation. If a change of product is due anyway, compare [MDR as a Service](mdr).',
        },
        {
          title: 'Comprehensive coverage',
          text: 'With an XDR licence the email and identity signals it includes join the endpoint record: the lure, the sign-in and the script appear on one timeline.',
        },
        {
          title: 'Proactive security',
          text: 'Hunts search for what no rule flagged, such as an unapproved remote-access program. Each is tied to a MITRE ATT&CK technique.',
        },
        {
          title: 'Focus on growth',
          text: 'Your administrators return to the roll-outs the business is waiting for and open the console when a decision is theirs.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'Taking over a live console',
      steps: [
        {
          title: 'Health check',
          text: 'We record agent versions, policy modes, tamper protection and inherited exclusions, and mark what an attacker could use.',
          customer: 'Create named accounts for analysts and supply a directory export.',
        },
        {
          title: 'Permission matrix',
          text: 'Each response action is set against each device class with one of three values: act, call first, never.',
          customer: 'The owners of servers and production machines sign it.',
        },
        {
          title: 'Backlog',
          text: 'Open detections are worked through newest first. Anything still active becomes an incident at once.',
          customer: 'Explain what is odd but legitimate: scripts, test tools.',
        },
        {
          title: 'Monitoring',
          text: 'New detections go to the shift on duty, which investigates, acts within the matrix and reports.',
          customer: 'Rebuild or release isolated devices after our findings.',
        },
        {
          title: 'Policy round',
          text: 'Rules move from audit to block, expired exclusions are removed, and gaps in the census go to your service desk.',
          customer: 'Approve the next device group.',
        },
      ],
    },
    {
      kind: 'fit',
      heading: 'Who it suits',
      suits: [
        'agents are deployed and detections pile up unread',
        'ransomware on laptops and servers heads your risk list',
        'your administrators can rebuild a machine but do not investigate one',
      ],
      instead: [
        { when: 'you have no EDR or XDR licence and want one supplied', choose: 'mdr' },
        { when: 'these alerts already flow into a SIEM of yours', choose: 'siem' },
        {
          when: 'cloud keys and firewalls, which no agent sees, need monitoring too',
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
            'Only where the matrix says “act”. Otherwise we call, and the device stays connected and monitored until you decide.',
        },
        {
          question: 'How is the service measured?',
          answer:
            'By agent coverage, time from alert to an analyst’s name on it, time from declared incident to containment, and expired exclusions. Your contract sets the levels.',
        },
        {
          question: 'What sets the fee, and how do we leave?',
          answer:
            'The number of devices and the edition of the tool. At the end you withdraw our roles; console, policies, matrix and register are already yours.',
        },
        {
          question: 'Do analysts read our employees’ files?',
          answer:
            'Not as routine; they read behaviour: process names, paths, hashes, connections and sign-ins. Fetching a file needs a reason in the ticket. The contract names the countries from which they work, and we describe the processing for a DPIA under GDPR Article 35.',
        },
        {
          question: 'Does this help with PCI DSS?',
          answer:
            'Yes, with requirement 5, where the tool is also your anti-malware solution. Under 5.3.5 of v4.0.1, users may disable or alter anti-malware only with documented management approval, case by case and for a limited time. Tamper settings and the register are evidence of it.',
        },
      ],
    },
    {
      kind: 'exchange',
      provide: [
        'Console roles for analysts, with multi-factor authentication',
        'A device list grouped by business owner',
        'Contacts who may release a device, for each part of the day',
      ],
      receive: [
        'A health-check report with ranked fixes',
        'A signed permission matrix and exclusion register',
        'One-page incident reports, and telemetry exports where the product allows',
        'A monthly record of hunts, results and policy changes',
      ],
    },
    {
      kind: 'strengths',
      items: [
        {
          title: 'Extended Visibility',
          text: 'The census reports the servers that have no agent, and those that cannot take one.',
        },
        {
          title: 'Continuous Monitoring',
          text: 'When a laptop returns after weeks offline, the detections it kept join the queue as new ones.',
        },
        {
          title: 'Incident Response',
          text: 'We ask for triage data before a disk is wiped, so that the way in can be established.',
        },
        {
          title: 'Clear Reports',
          text: 'Each incident closes on one page: entry point, affected hosts, actions and what remains for you.',
        },
      ],
    },
  ],
  quote: 'The agent can isolate a machine; our analysts are awake to decide when.',
  callToAction: 'Talk to us about your console',
  sources: [documents.attack, documents.pciDss, documents.gdpr],
} as const satisfies ServicePage;
