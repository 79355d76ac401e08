import { documents } from '../facts';
import type { ServicePage } from '../service-page';
import { networkArchitectureSpecimen } from '../specimens/network-architecture';

export const networkArchitecture = {
  /** Given by the specification; a test holds it. */
  title: 'Network Architecture Review',
  headline: 'See where an attacker could go next',
  searchTitle: 'Network Security Architecture Review',
  description:
    'We map your network as it really runs, challenge every path between zones and design a target you can reach in stages. See a sample finding.',
  intro:
    'Networks grow by mergers, cloud moves and exceptions. We map yours as it runs, challenge each path between zones, and design a target in stages. We work with an engineer of yours who knows its history.',
  sections: [
    {
      kind: 'features',
      heading: 'What we review',
      items: [
        {
          title: 'Zones and trust boundaries',
          text: 'We list which systems share a zone and check what separates it from the next: a firewall, a VLAN or nothing at all.',
        },
        {
          title: 'Ways in and out',
          text: 'We find the owner and the protection of each way in: internet edge, suppliers’ remote access, cloud links, the forgotten modem.',
        },
        {
          title: 'Failure and recovery',
          text: 'We work out what stops when one device fails, and whether an account that could encrypt your servers reaches your backups.',
        },
        {
          title: 'Visibility',
          text: 'Where traffic between zones passes no sensor, we name the log source that your [SIEM](siem) needs.',
        },
      ],
    },
    networkArchitectureSpecimen,
    {
      kind: 'steps',
      heading: 'How it works',
      /** Their titles are given by the specification; a test holds them. */
      steps: [
        {
          title: 'Pre-Assessment',
          text: 'We agree the sites, clouds and suppliers in scope, and the attacks that the design must withstand.',
          customer: 'send us the diagrams you have.',
        },
        {
          title: 'Assessment',
          text: 'We compare routing tables and flow records with your diagrams, then trace each attack through the network as it is.',
          customer: 'give us an engineer who knows why things are the way they are.',
        },
        {
          title: 'Reporting',
          text: 'Each weakness is a path: where it starts, what it passes through and which asset it reaches.',
          customer: 'check our drawing before we finish the report.',
        },
        {
          title: 'Client-Briefing',
          text: 'Engineers see the order of the stages. Budget holders see which paths each stage closes.',
          customer: 'choose which stages to fund and which risks to accept.',
        },
        {
          title: 'Re-Assessment',
          text: 'If your one-page scope includes it, we trace the paths again once you have built a stage.',
          customer: 'tell us what you built differently from the plan.',
        },
      ],
      provide: [
        'Your diagrams, address plans and routing exports',
        'Flow records or firewall logs from an ordinary week',
        'Time with your network, cloud and operations staff',
      ],
      receive: [
        'A drawing of the network as built, in a format you can edit',
        'A flow matrix: which zone may talk to which, and why',
        'Each attack traced step by step, with the control that stops it',
        'A target design in stages, with dependencies and effort',
      ],
    },
    {
      kind: 'reasons',
      heading: 'Why review the architecture?',
      items: [
        {
          title: 'Zones limit the damage',
          text: 'In a flat network, malware on one laptop can stop production.',
        },
        {
          title: 'A smaller PCI audit',
          text: 'Systems that can connect to the cardholder data environment come into the scope of PCI DSS v4.0.1, and segmentation that passes a test takes them out of scope. Requirement 1.2.3 asks for an accurate network diagram.',
        },
        {
          title: 'Zones first, then firewalls',
          text: 'A firewall bought before the zones are decided enforces the old ones. ISO/IEC 27001:2022 asks for networks to be segregated (A.8.22).',
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
          text: 'The target names no product, so several suppliers can quote for it.',
        },
        {
          title: 'After the first host is lost',
          text: 'We assume that the attacker holds one host, and work through the lateral movement techniques of MITRE ATT&CK.',
        },
      ],
    },
    {
      kind: 'fit',
      heading: 'Who it suits',
      suits: [
        'no diagram matches your network any more',
        'ovens or other machines share a network with the office',
        'you are about to build or migrate and can still change the plan',
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
          question: 'Does zero trust make zones obsolete?',
          answer:
            'No. NIST SP 800-207 says that a request earns no trust by coming from inside the network, but one of the approaches it describes, micro-segmentation, itself divides the network into small zones. We show which systems can work that way and which, such as plant controllers, still need a separate zone.',
        },
        {
          question: 'We run entirely in the cloud. Is there anything to review?',
          answer:
            'Yes. Virtual networks, peering, private endpoints and identity boundaries are an architecture too, and since you can export them exactly, the drawing is quicker to get right.',
        },
        {
          question: 'How does it differ from a configuration review?',
          answer:
            'This review asks which zones should connect. The [configuration review](networkConfiguration) asks whether each device enforces that. If the zones may change, start with this review; otherwise you might harden devices that later move.',
        },
      ],
    },
  ],
  quote:
    'Bring us the diagrams you have, even if they are wrong. We will draw what is really there.',
  callToAction: 'Map your network as it really runs',
  sources: [documents.pciDss, documents.iso27001, documents.sp800207, documents.attack],
} as const satisfies ServicePage;
