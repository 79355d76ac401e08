import { documents } from '../facts';
import type { ServicePage } from '../service-page';
import { networkArchitectureSpecimen } from '../specimens/network-architecture';

export const networkArchitecture = {
  title: 'Network Architecture Review',
  headline: 'See where an intruder could go next',
  searchTitle: 'Network Security Architecture Review',
  description:
    'Your network drawn as built, the paths between zones questioned, and a target design in stages. What the review needs, how long it takes, what you receive.',
  intro:
    'Networks grow by merger, cloud move and exception. We draw yours as it runs today, question the paths between zones, and return a target design in stages.',
  sections: [
    {
      kind: 'features',
      heading: 'What we look for in a design',
      items: [
        {
          title: 'Zones and trust boundaries',
          text: 'Which systems share a zone, for what reason, and what divides them from the next: a firewall, a VLAN or nothing but custom.',
        },
        {
          title: 'Ways in and out',
          text: 'Internet edge, remote access, cloud interconnects and the modem left behind for maintenance, each with who owns it and how it is secured.',
        },
        {
          title: 'Failure and recovery',
          text: 'What stops when one device, link or directory fails. We also ask whether the account that could encrypt your servers can reach the backups.',
        },
        {
          title: 'Points of observation',
          text: 'Where traffic between zones can be seen, and which flows pass no sensor at all. The gaps become log sources for your [SIEM](siem).',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'How the review runs',
      steps: [
        {
          title: 'Pre-Assessment',
          text: 'We agree the sites, clouds and suppliers in scope, and the scenarios that will judge the design: ransomware from a laptop, a rogue supplier, a lost site.',
          customer: 'Send the diagrams you have.',
        },
        {
          title: 'Assessment',
          text: 'Routing tables, interface lists and flow records are compared with the diagrams. Then each scenario is walked through the result.',
          customer: 'Give us an engineer who knows why things are as they are.',
        },
        {
          title: 'Reporting',
          text: 'A weakness is stated as a path: from where, through what, to which asset. The target design comes in stages, and the network works after each one.',
          customer: 'Correct our drawing before the text is finished.',
        },
        {
          title: 'Client-Briefing',
          text: 'Engineers discuss feasibility and sequence. The budget holders see which paths each stage closes.',
          customer: 'Choose the stages to fund and record what you accept.',
        },
        {
          title: 'Re-Assessment',
          text: 'Once a stage is built, the paths it was meant to close are walked again and the drawing is corrected. New sites and clouds join the next round.',
          customer: 'Tell us what was built differently from the plan.',
        },
      ],
      loops: true,
    },
    {
      kind: 'fit',
      heading: 'Is the design the problem?',
      suits: [
        'no diagram matches the network any more',
        'you are about to build or migrate and can still change the plan',
        'an incident spread further than anyone had thought possible',
      ],
      instead: [
        { when: 'zones are settled but the rules are in doubt', choose: 'networkConfiguration' },
        { when: 'you want proof that a path can be used', choose: 'vapt' },
        { when: 'the losses that matter have not been agreed', choose: 'risk' },
      ],
    },
    networkArchitectureSpecimen,
    {
      kind: 'exchange',
      provide: [
        'Existing diagrams, address plans and routing exports',
        'Flow records or firewall logs from an ordinary week',
        'Your services in order of business importance',
        'Time with network, cloud and operations staff',
      ],
      receive: [
        'An as-built drawing in a format you can edit',
        'A flow matrix: which zone may talk to which, and why',
        'Scenario walks, with the control that stops each one or the lack of it',
        'A target design in stages, with dependencies and effort',
        'A register of accepted weaknesses and their owners',
      ],
    },
    {
      kind: 'reasons',
      heading: 'Why review the architecture?',
      items: [
        {
          title: 'Containment is designed',
          text: 'Whether one infected laptop means one laptop to rebuild or a stopped factory depends on the zones around it.',
        },
        {
          title: 'Growth leaves paths behind',
          text: 'Mergers, cloud moves and temporary supplier links add connections that stay, since nobody knows who still needs them.',
        },
        {
          title: 'A smaller audit',
          text: 'Systems that can connect to the cardholder data environment come into the scope of PCI DSS v4.0.1, and segmentation that holds takes them out. Requirement 1.2.3 asks for an accurate network diagram to show it.',
        },
        {
          title: 'Controls that have a place',
          text: 'ISO/IEC 27001:2022 names segregation of networks (A.8.22). A firewall bought before the zones are decided goes on enforcing the old ones.',
        },
      ],
    },
    {
      kind: 'strengths',
      items: [
        {
          title: 'Drawn from evidence',
          text: 'A line goes on the drawing when a routing table or a flow record shows it.',
        },
        {
          title: 'Requirements you can tender',
          text: 'The target is stated as zones and properties, with no product assumed, so that several suppliers can quote for it.',
        },
        {
          title: 'Stages that stand alone',
          text: 'Each is worth having even if the next is never funded.',
        },
        {
          title: 'The attacker’s second hour',
          text: 'Designs are judged by what happens after the first host is lost, with the lateral movement techniques of MITRE ATT&CK as the checklist.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'How a better design shows',
      columns: ['Measure', 'Counted from', 'Better when'],
      rows: [
        ['Permitted zone pairs', 'The flow matrix', 'Each has a stated purpose'],
        ['Paths to critical assets', 'Scenario walks', 'Fewer, and every one observed'],
        [
          'Single points of failure',
          'Dependencies of the services you named',
          'Removed, or accepted in writing',
        ],
        [
          'Drawing drift',
          'Differences found at re-assessment',
          'Nothing surprises the engineer on call',
        ],
      ],
    },
    {
      kind: 'questions',
      items: [
        {
          question: 'Do you touch our equipment?',
          answer:
            'We work from exports, records and conversations, and install nothing. If you want a path tried with real packets, that is done under the rules of [VAPT](vapt).',
        },
        {
          question: 'How long does it take?',
          answer:
            'That depends, like the price, on sites, cloud accounts, zones and supplier links. Missing diagrams cost days; flow records save them.',
        },
        {
          question: 'Does zero trust make zones obsolete?',
          answer:
            'No. NIST SP 800-207 moves the decision from network location to each request, and counts micro-segmentation among the ways to do it. The review shows which systems can take part and which, such as plant controllers, still need a wall.',
        },
        {
          question: 'We run entirely in the cloud. Is there anything to review?',
          answer:
            'Virtual networks, peering, private endpoints and identity boundaries are an architecture too. It can be exported exactly, which makes the drawing quicker to get right.',
        },
        {
          question: 'How does it differ from a configuration review?',
          answer:
            'This review asks whether the right doors exist; the [configuration review](networkConfiguration) asks whether each is locked as you intended. Begin here if you would redraw the zones, because hardening a device that is to be moved is work done twice.',
        },
      ],
    },
  ],
  quote: 'Flat networks grow one reasonable exception at a time.',
  callToAction: 'See your network as it is',
  sources: [documents.pciDss, documents.iso27001, documents.sp800207, documents.attack],
} as const satisfies ServicePage;
