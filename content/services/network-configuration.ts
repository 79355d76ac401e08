import { documents } from '../facts';
import type { ServicePage } from '../service-page';
import { networkConfigurationSpecimen } from '../specimens/network-configuration';

export const networkConfiguration = {
  /** Given by the specification; a test holds it. */
  title: 'Network Configuration Review',
  headline: 'Every firewall rule, read and questioned',
  searchTitle: 'Firewall and Network Configuration Review',
  description:
    'We check firewall, router, switch, VPN and wireless settings against CIS Benchmarks, read every firewall rule, and write the exact changes to make.',
  intro:
    'Firewall rules pile up for years, and nobody reads them together. We check your device settings by script and your rules by eye, and write the exact changes for your engineers to make.',
  sections: [
    {
      kind: 'features',
      heading: 'What we read',
      items: [
        {
          title: 'Rule bases',
          text: 'We read the rules in the device’s own order, and look for those that are hidden, expired or open to any source.',
        },
        {
          title: 'Device hardening',
          text: 'We compare management services, accounts and logging with the CIS Benchmark, at Level 1 or Level 2 as you choose.',
        },
        {
          title: 'Encryption and remote access',
          text: 'We read both ends of each VPN tunnel, with its encryption and certificates, and look for outdated ciphers.',
        },
        {
          title: 'Switching and wireless',
          text: 'We check VLANs, port security and guest isolation to see whether a visitor’s laptop could pose as the gateway.',
        },
      ],
    },
    networkConfigurationSpecimen,
    {
      kind: 'steps',
      heading: 'How it works',
      /** Their titles are given by the specification; a test holds them. */
      steps: [
        {
          title: 'Pre-Assessment',
          text: 'We agree devices and baselines, and show you how to remove secrets from the exports.',
          customer: 'export the configurations, or give us a read-only account.',
        },
        {
          title: 'Assessment',
          text: 'Scripts compare the settings, while an engineer reads every rule and asks what it is for.',
          customer: 'tell us which exceptions you intended.',
        },
        {
          title: 'Reporting',
          text: 'Each finding quotes the line, says what it lets through and gives the fix.',
          customer: 'mark what a planned change will remove.',
        },
        {
          title: 'Client-Briefing',
          text: 'We sort the changes so that the harmless ones go in first.',
          customer: 'book the maintenance windows.',
        },
        {
          title: 'Re-Assessment',
          text: 'If your one-page scope includes it, we compare a fresh export with the first.',
          customer: 'send the new configurations after the last window.',
        },
      ],
      provide: [
        'Configuration exports, with passwords and keys removed',
        'Rule hit counts, over a quarter-end if possible',
        'Change records for the rules marked temporary',
      ],
      receive: [
        'Findings by device, each with the line and its replacement',
        'A clean-up list: remove, narrow, merge or keep',
        'The order of the changes, harmless ones first',
        'A benchmark sheet for each platform',
      ],
    },
    {
      kind: 'reasons',
      heading: 'Why review configurations?',
      items: [
        {
          title: 'Old rules stay open',
          text: 'A rule opened for a weekend stays until somebody sees that nothing uses it.',
        },
        {
          title: 'Evidence on a schedule',
          text: 'PCI DSS v4.0.1 requires a review of network security controls every six months (1.2.7). ISO/IEC 27001:2022 asks you to monitor configurations (A.8.9).',
        },
        {
          title: 'Change without guessing',
          text: 'Once dead rules are gone, an engineer can see what each of the others is for.',
        },
      ],
    },
    {
      kind: 'strengths',
      items: [
        {
          title: 'Findings with line numbers',
          text: 'You can open your own export and check.',
        },
        {
          title: 'Exceptions on record',
          text: 'When you accept an exception for a good reason, we do not report it again each year.',
        },
        {
          title: 'A way back from a change',
          text: 'Where the platform has a rollback, we write it beside the change.',
        },
      ],
    },
    {
      kind: 'fit',
      heading: 'Who it suits',
      suits: [
        'your firewalls have had several owners and nobody dares remove old rules',
        'an auditor wants a six-monthly rule review, with evidence',
      ],
      instead: [
        { when: 'you question which zones should exist at all', choose: 'networkArchitecture' },
        { when: 'nobody will believe a weakness until it is exploited', choose: 'vapt' },
        { when: 'you need to know how far you are from a whole standard', choose: 'gap' },
      ],
    },
    {
      kind: 'questions',
      items: [
        {
          question: 'Do you need administrator rights?',
          answer:
            'No, exports or a read-only account are enough, because your engineers make every change under your change control.',
        },
        {
          question: 'Are our passwords in those files?',
          answer:
            'They may be, so we first give you a procedure for removing them. If one slips through, we tell you, delete our copy of the file and advise you to change that password.',
        },
        {
          question: 'What if no CIS Benchmark covers the device?',
          answer:
            'We use the manufacturer’s hardening guide, and the report says so. If there is none, we write the checks down with you before we start.',
        },
        {
          question: 'Is this the same as a vulnerability scan?',
          answer:
            'No. A scan sees only what answers from one spot. A configuration shows what the device would let through from anywhere, even on paths nobody has used yet. A [VAPT](vapt) can then try the few that matter.',
        },
      ],
    },
  ],
  quote: 'We will show you, rule by rule, what your firewalls let through.',
  callToAction: 'Get your firewall rules reviewed',
  sources: [documents.cisBenchmarks, documents.pciDss, documents.iso27001],
} as const satisfies ServicePage;
