import { exampleDuration } from '../example-durations';
import { documents } from '../facts';
import type { ServicePage } from '../service-page';
import { networkArchitectureSpecimen } from '../specimens/network-architecture';

export const networkArchitecture = {
  title: 'Network Architecture Review',
  headline: 'See where an attacker could go next',
  searchTitle: 'Network Security Architecture Review',
  description:
    'We map your network as it really runs, challenge every path between zones and design a target you can reach in stages. See a sample finding.',
  intro:
    'Networks grow through mergers, cloud moves and one-off exceptions. We map yours as it really runs, challenge every path between zones, and design a target you can reach in stages.',
  sections: [
    {
      kind: 'features',
      heading: 'What we review',
      items: [
        {
          title: 'Zones and trust boundaries',
          text: 'We list which systems share a zone, and why. Then we check what separates each zone from the next: a firewall, a VLAN or nothing at all.',
        },
        {
          title: 'Ways in and out',
          text: 'We look at the internet edge, remote access, cloud links and the modem somebody left behind for maintenance. For each we record who owns it and what protects it.',
        },
        {
          title: 'Failure and recovery',
          text: 'We work out what stops when one device, link or directory fails. We also check whether an account that could encrypt your servers can reach your backups.',
        },
        {
          title: 'Visibility',
          text: 'We mark where you can see traffic between zones, and which flows pass no sensor. Those gaps become log sources for your [SIEM](siem).',
        },
      ],
    },
    networkArchitectureSpecimen,
    {
      kind: 'exchange',
      provide: [
        'Your diagrams, address plans and routing exports',
        'Flow records or firewall logs from an ordinary week',
        'A list of your services, the most important first',
        'Time with your network, cloud and operations staff',
      ],
      receive: [
        'A drawing of the network as built, in a format you can edit',
        'A flow matrix: which zone may talk to which, and why',
        'Each attack traced step by step, with the control that stops it, if there is one',
        'A target design in stages, with dependencies and effort',
        'A register of the weaknesses you accept, and who owns each',
      ],
    },
    {
      kind: 'steps',
      heading: 'How it works',
      intro: exampleDuration('networkArchitecture'),
      steps: [
        {
          title: 'Pre-Assessment',
          text: 'We agree which sites, clouds and suppliers are in scope. We also agree which attacks the design must withstand, such as ransomware from a laptop or a hacked supplier.',
          customer: 'send us the diagrams you have.',
        },
        {
          title: 'Assessment',
          text: 'We compare routing tables, interface lists and flow records with your diagrams. Then we trace each attack through the network as it really is.',
          customer: 'give us an engineer who knows why things are the way they are.',
        },
        {
          title: 'Reporting',
          text: 'We describe each weakness as a path: where it starts, what it passes through and which asset it reaches. The target design comes in stages.',
          customer: 'check our drawing before we finish the report.',
        },
        {
          title: 'Client-Briefing',
          text: 'We go through the stages and their order with your engineers. We show budget holders which paths each stage closes.',
          customer: 'choose which stages to fund, and record which risks you accept.',
        },
        {
          title: 'Re-Assessment',
          text: 'If your scope includes it, we come back once you have built a stage. We trace the paths it should have closed and update the drawing. New sites and clouds go into the next round.',
          customer: 'tell us what you built differently from the plan.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'How to tell the design is better',
      columns: ['Measure', 'Counted from', 'Better when'],
      rows: [
        ['Permitted zone pairs', 'The flow matrix', 'Each has a stated purpose'],
        ['Paths to critical assets', 'The attacks we traced', 'There are fewer, each monitored'],
        [
          'Single points of failure',
          'What your main services depend on',
          'You have removed or accepted each one',
        ],
        ['Drawing drift', 'Differences found at re-assessment', 'The drawing matches the network'],
      ],
    },
    {
      kind: 'reasons',
      heading: 'Why review the architecture?',
      items: [
        {
          title: 'Zones limit the damage',
          text: 'With good zones, malware on one laptop is less likely to reach the factory. In a flat network, that laptop can stop production.',
        },
        {
          title: 'Growth leaves paths behind',
          text: 'Mergers, cloud moves and temporary supplier links all add connections. They stay because nobody knows who still needs them.',
        },
        {
          title: 'A smaller PCI audit',
          text: 'Systems that can connect to the cardholder data environment come into the scope of PCI DSS v4.0.1. Segmentation that holds takes them out. Requirement 1.2.3 asks for an accurate network diagram.',
        },
        {
          title: 'Zones first, then firewalls',
          text: 'ISO/IEC 27001:2022 lists segregation of networks as control A.8.22. Decide on the zones before you buy a firewall, or it will enforce the old ones.',
        },
      ],
    },
    {
      kind: 'strengths',
      items: [
        {
          title: 'Drawn from evidence',
          text: 'We draw a line only when a routing table or a flow record shows it.',
        },
        {
          title: 'Requirements you can tender',
          text: 'We describe the target as zones and properties, and name no product. Several suppliers can quote for it.',
        },
        {
          title: 'Stages that stand alone',
          text: 'Each stage is worth building, even if you never fund the next.',
        },
        {
          title: 'The attacker’s second hour',
          text: 'We assume the first host is lost and ask what comes next. Our checklist is the lateral movement techniques of MITRE ATT&CK, and the report says which version.',
        },
      ],
    },
    {
      kind: 'fit',
      heading: 'Who it suits',
      suits: [
        'no diagram matches your network any more',
        'you are about to build or migrate and can still change the plan',
        'an incident spread further than anyone thought it could',
      ],
      instead: [
        {
          when: 'you are happy with your zones but doubt the rules',
          choose: 'networkConfiguration',
        },
        { when: 'you want proof that an attacker can use a path', choose: 'vapt' },
        { when: 'you have not agreed which losses matter most', choose: 'risk' },
      ],
    },
    {
      kind: 'questions',
      items: [
        {
          question: 'Do you touch our equipment?',
          answer:
            'No. We work from exports, records and interviews, and we install nothing. If you want a path tried with real packets, we do that in a [VAPT](vapt).',
        },
        {
          question: 'How long does it take?',
          answer:
            'It depends mainly on how many sites and cloud accounts you have. Missing diagrams add days; flow records save them. The one-page scope gives you the number of days before we quote: see [our sample](assessment).',
        },
        {
          question: 'Does zero trust make zones obsolete?',
          answer:
            'No. Under NIST SP 800-207, a request earns no trust by coming from inside the network. Micro-segmentation is one of the approaches it describes. We show which systems can work that way and which still need a wall, such as plant controllers.',
        },
        {
          question: 'We run entirely in the cloud. Is there anything to review?',
          answer:
            'Yes. Virtual networks, peering, private endpoints and identity boundaries are an architecture too. You can export them exactly, so the drawing is quicker to get right.',
        },
        {
          question: 'How does it differ from a configuration review?',
          answer:
            'This review asks whether you have the right doors. The [configuration review](networkConfiguration) asks whether each one is locked. Start here if you might redraw the zones, or you will harden devices that then have to move.',
        },
      ],
    },
  ],
  quote: 'Bring us the diagrams you have, even if they’re wrong. We’ll draw what is really there.',
  callToAction: 'Map your network as it really runs',
  sources: [documents.pciDss, documents.iso27001, documents.sp800207, documents.attack],
} as const satisfies ServicePage;
