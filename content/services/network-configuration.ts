import { exampleDuration } from '../example-durations';
import { documents } from '../facts';
import type { ServicePage } from '../service-page';
import { networkConfigurationSpecimen } from '../specimens/network-configuration';

export const networkConfiguration = {
  title: 'Network Configuration Review',
  headline: 'Every firewall rule, read and questioned',
  searchTitle: 'Firewall and Network Configuration Review',
  description:
    'We check firewall, router, switch, VPN and wireless settings against CIS Benchmarks, read every firewall rule, and write the exact changes to make.',
  intro:
    'Firewall rules pile up for years, and nobody reads them together. We check your device settings by script and read every rule ourselves. Your engineers get the exact changes to make.',
  sections: [
    {
      kind: 'features',
      heading: 'What we read',
      items: [
        {
          title: 'Rule bases',
          text: 'We look for rules that are shadowed, redundant, expired or open to any source. We read them in the order the device does, because order decides what a rule means.',
        },
        {
          title: 'Device hardening',
          text: 'We compare management services, accounts, logging and clock settings with the CIS Benchmark for the platform. You choose Level 1 or Level 2 before we start.',
        },
        {
          title: 'Encryption and remote access',
          text: 'We read both ends of each VPN tunnel: proposals, certificate lifetimes, legacy ciphers and split tunnelling.',
        },
        {
          title: 'Switching and wireless',
          text: 'We check VLAN assignment, trunks, port security and guest isolation. We also look for protocols that would let a visitor’s laptop pose as the gateway.',
        },
      ],
    },
    networkConfigurationSpecimen,
    {
      kind: 'exchange',
      provide: [
        'Current configuration exports, with passwords and keys removed',
        'Rule hit counts, over a quarter-end if possible',
        'Your configuration standard, if you have one',
        'Change records for the rules marked temporary',
      ],
      receive: [
        'A list of findings by device, each quoting the line',
        'The line to replace it, and the rollback where the platform allows one',
        'A rule clean-up list: remove, narrow, merge or keep',
        'A benchmark sheet for each platform',
        'The before-and-after comparison of any re-assessment',
      ],
    },
    {
      kind: 'steps',
      heading: 'How it works',
      intro: exampleDuration('networkConfiguration'),
      steps: [
        {
          title: 'Pre-Assessment',
          text: 'We agree the device list and the baseline for each platform. We show you how to remove secrets from the exports.',
          customer: 'export the configurations, or give us a read-only account.',
        },
        {
          title: 'Assessment',
          text: 'Scripts compare every setting with the baseline. Then an engineer reads every rule and asks what each exception is for.',
          customer: 'tell us which exceptions you intended.',
        },
        {
          title: 'Reporting',
          text: 'Each finding quotes the line, says what it lets through and gives the fix.',
          customer: 'mark what a planned change will remove anyway.',
        },
        {
          title: 'Client-Briefing',
          text: 'We sort the changes by how likely they are to interrupt something, so the harmless ones go in first.',
          customer: 'book the maintenance windows.',
        },
        {
          title: 'Re-Assessment',
          text: 'The scope page says whether this is included. If it is, we compare a fresh export with the first: what you fixed, what drifted, what is new.',
          customer: 'send us the export after the last window.',
        },
      ],
    },
    {
      kind: 'reasons',
      heading: 'Why review configurations?',
      items: [
        {
          title: 'Rules outlive their reasons',
          text: 'A rule opened for a weekend migration stays until somebody proves it is unused. Hit counts and owners give you that proof.',
        },
        {
          title: 'Defaults are public',
          text: 'Factory passwords and default management ports are printed in manuals that anyone can read.',
        },
        {
          title: 'Evidence on a schedule',
          text: 'PCI DSS v4.0.1 asks you to review the configurations of network security controls at least once every six months (requirement 1.2.7). ISO/IEC 27001:2022 asks you to document, monitor and review configurations (A.8.9).',
        },
        {
          title: 'Change without guessing',
          text: 'With the dead rules gone, an engineer can change a live one and know what depends on it.',
        },
      ],
    },
    {
      kind: 'strengths',
      items: [
        {
          title: 'Findings with line numbers',
          text: 'You can open your own export at that line and check.',
        },
        {
          title: 'Rules read in context',
          text: 'We take address translation and routing into account, because either can change what a rule does.',
        },
        {
          title: 'Exceptions on record',
          text: 'If an exception has a good reason, we record it as accepted and don’t report it again every year.',
        },
        {
          title: 'The way back',
          text: 'Each change comes with the command that undoes it, where the platform has one.',
        },
      ],
    },
    {
      kind: 'fit',
      heading: 'Who it suits',
      suits: [
        'your firewalls have had several owners and nobody dares remove old rules',
        'an auditor wants a six-monthly rule review, with evidence',
        'you are migrating and want to leave dead rules behind',
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
            'No. Exports or a read-only account are enough. Your engineers make every change, under your change control.',
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
            'No. A scan shows what answers from where it stands. A configuration shows what the device would let through from anywhere, even on paths nobody has used yet. A [VAPT](vapt) can then try the few that matter.',
        },
        {
          question: 'And if the rules are right but the zones are wrong?',
          answer:
            'Then we stop and tell you. An [architecture review](networkArchitecture) is a better use of your money.',
        },
        {
          question: 'Does the price rise with every device?',
          answer:
            'Yes, but not by the same amount. Platforms and rules take most of the time: each platform needs its own baseline, and we read every rule. A device built from the same template as another adds little.',
        },
      ],
    },
  ],
  quote: 'We’ll show you, rule by rule, what your firewalls really let through.',
  callToAction: 'Get your firewall rules reviewed',
  sources: [documents.cisBenchmarks, documents.pciDss, documents.iso27001],
} as const satisfies ServicePage;
