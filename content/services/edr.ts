import { exampleDuration } from '../example-durations';
import { documents } from '../facts';
import { monitoringLicence } from '../licensed-services';
import type { ServicePage } from '../service-page';
import { edrSpecimen } from '../specimens/edr';

export const edr = {
  title: 'EDR/XDR as a Service',
  headline: 'Your EDR raises alerts at night. We answer them.',
  searchTitle: 'Managed EDR/XDR: your tool, monitored 24/7',
  description:
    'We monitor the EDR or XDR tool you own 24/7: we investigate detections, isolate devices within your limits, and keep exclusions and agents in order.',
  intro:
    'Our analysts investigate EDR and XDR detections 24/7 in your own console. Where you’ve said we may, they isolate the device first and call you next.',
  sections: [
    {
      kind: 'features',
      heading: 'What we do in your console',
      items: [
        {
          title: 'Detections read in context',
          text: 'An analyst looks at the process tree, the signed-in user and the same file on other hosts. The verdict and the reasons go into the ticket.',
        },
        {
          title: 'Containment by device class',
          text: 'For each class of device you decide what we may do alone: isolate it, kill a process, quarantine a file. Laptops might be “act”; domain controllers stay “call first”.',
        },
        {
          title: 'An exclusion register',
          text: 'We list and review the paths and programs that your agent ignores. Attackers look for exactly those.',
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
        'Tools we can monitor, Microsoft Defender among them. What we can do in response depends on your edition. The United States bans Kaspersky from selling to US customers or updating their products; the [managed services page](mssp) gives the dates.',
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
          text: 'We work through the open detections, newest first. Anything still active becomes an incident at once.',
          customer: 'explain what is odd but legitimate: scripts, test tools.',
        },
        {
          title: 'Monitoring',
          text: 'The shift on duty investigates each new detection, acts within the matrix and reports to you.',
          customer: 'rebuild or release isolated devices once you have our findings.',
        },
        {
          title: 'Policy round',
          text: 'We move rules from audit to block and remove expired exclusions. Gaps in the census go to your service desk.',
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
          text: 'Many prevention rules stay in audit mode for fear of breaking something. We switch them to blocking one device group at a time, and switch back if an application fails.',
        },
        {
          title: 'Cost efficiency',
          text: 'You keep the licences and agents you have paid for. Your budget goes on analysts. If you’re about to change product anyway, compare [MDR as a Service](mdr).',
        },
        {
          title: 'Comprehensive coverage',
          text: 'If your licence is for XDR, its email and identity signals join the endpoint record. The lure, the sign-in and the script appear on one timeline.',
        },
        {
          title: 'Proactive security',
          text: 'Our analysts hunt for what your rules missed, such as a remote-access program that nobody approved. The hunt record names the MITRE ATT&CK technique, and the version it is numbered in.',
        },
        {
          title: 'Focus on growth',
          text: 'Your administrators get back to the roll-outs the business is waiting for. They open the console when a decision is theirs.',
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
            'Only where the matrix says “act”. There the analyst isolates it first and calls you next. Where it says “call first”, the device stays connected and monitored until you decide. Where it says “never”, we isolate nothing.',
        },
        {
          question: 'How fast are you, and how do you measure it?',
          answer:
            'We measure three times: acknowledgement, escalation and containment. The [managed services page](mssp) says when each clock starts and stops. Your contract sets a limit for each, and the monthly record shows how we did. It also shows agent coverage and expired exclusions.',
        },
        {
          question: 'What sets the fee, and how do we leave?',
          answer:
            'The number of devices and the edition of your tool set the fee. To leave, give notice under the contract, then withdraw our roles. The console, policies, matrix and register are already yours.',
        },
        {
          question: 'Do analysts read our employees’ files?',
          answer:
            'Not as routine. They read behaviour: process names, paths, hashes, connections and sign-ins. Before they fetch a file, they write the reason in the ticket. The quotation names the countries they work from, and we describe the processing for your DPIA under GDPR Article 35.',
        },
        {
          question: 'Does this help with PCI DSS?',
          answer:
            'Yes, with requirement 5, if the tool is also your anti-malware solution. Under 5.3.5 of v4.0.1, users may disable or alter it only with documented management approval, case by case and for a limited time. Your tamper settings and the register are evidence of that.',
        },
        {
          question: 'Do you need a licence for this?',
          answer: monitoringLicence,
        },
      ],
    },
  ],
  quote: 'You set what we may do alone. We do that at any hour, and call you about the rest.',
  callToAction: 'Show us your EDR console',
  sources: [
    documents.attack,
    documents.pciDss,
    documents.gdpr,
    documents.kasperskyBan,
    documents.cybersecurityAct,
  ],
} as const satisfies ServicePage;
