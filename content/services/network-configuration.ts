import { documents } from '../facts';
import type { ServicePage } from '../service-page';
import { networkConfigurationSpecimen } from '../specimens/network-configuration';

export const networkConfiguration = {
  title: 'Network Configuration Review',
  headline: 'Every firewall rule, read and questioned',
  searchTitle: 'Firewall and Network Configuration Review',
  description:
    'Firewall, router, switch, VPN and wireless settings read line by line against CIS Benchmarks and your own policy, with the lines that fix what is wrong.',
  intro:
    'Firewall rules pile up for years and are rarely checked together. For network teams, we read the settings of your devices line by line and give your engineers the lines to change.',
  sections: [
    {
      kind: 'features',
      heading: 'What we read',
      items: [
        {
          title: 'Rule bases',
          text: 'We look for rules that are shadowed, redundant, expired or open to any source. The set is evaluated in the order the device uses, because order decides what a rule means.',
        },
        {
          title: 'Device hardening',
          text: 'Management services, accounts, logging and time are compared with the CIS Benchmark for the platform, at Level 1 or Level 2 as agreed.',
        },
        {
          title: 'Encryption and remote access',
          text: 'VPN proposals, certificate lifetimes, legacy ciphers and split tunnelling are read at both ends of each tunnel, since the weaker end decides.',
        },
        {
          title: 'Switching and wireless',
          text: 'VLAN assignment, trunks, port security and guest isolation, with the protocols by which a visitor’s laptop could announce itself as the gateway.',
        },
      ],
    },
    networkConfigurationSpecimen,
    {
      kind: 'steps',
      heading: 'The review in five steps',
      steps: [
        {
          title: 'Pre-Assessment',
          text: 'We agree the device list, the baseline for each platform and how secrets are removed from exports.',
          customer: 'Export the configurations, or open a read-only account.',
        },
        {
          title: 'Assessment',
          text: 'Parsers check whatever a program can decide. An engineer reads the remainder and asks what each exception was for.',
          customer: 'Explain exceptions that are intended.',
        },
        {
          title: 'Reporting',
          text: 'A finding quotes the line, says what it lets through, and gives the fix.',
          customer: 'Mark what a pending change will remove anyway.',
        },
        {
          title: 'Client-Briefing',
          text: 'Changes are sorted into batches by their risk of interruption, so that the harmless ones go in first.',
          customer: 'Book the maintenance windows.',
        },
        {
          title: 'Re-Assessment',
          text: 'A fresh export is compared with the first: what was fixed, what drifted, what is new. That comparison opens the next cycle.',
          customer: 'Send the export after the last window.',
        },
      ],
      loops: true,
    },
    {
      kind: 'exchange',
      provide: [
        'Current configuration exports, with passwords and keys removed',
        'Rule hit counters, if possible over a quarter-end',
        'Your configuration standard, if one is written',
        'Change records for the rules marked temporary',
      ],
      receive: [
        'A finding list by device, each with the line quoted',
        'The replacement, and the rollback where the platform allows one',
        'A rule clean-up list: remove, narrow, merge or keep',
        'A benchmark sheet for each platform',
        'The before-and-after comparison from re-assessment',
      ],
    },
    {
      kind: 'reasons',
      heading: 'Why review configurations?',
      items: [
        {
          title: 'Rules outlive their reasons',
          text: 'What was opened for a weekend migration stays until it is proved unused. Hit counts and ownership supply the proof.',
        },
        {
          title: 'Defaults are public',
          text: 'Factory passwords and management ports left as they came are printed in the manual, which attackers also read.',
        },
        {
          title: 'Evidence on a schedule',
          text: 'PCI DSS v4.0.1 requirement 1.2.7 has the configurations of network security controls reviewed at least once every six months. ISO/IEC 27001:2022 control A.8.9 calls for configurations to be documented, monitored and reviewed.',
        },
        {
          title: 'Change without guessing',
          text: 'Once the dead rules are gone, an engineer can alter a live one and say what depends on it.',
        },
      ],
    },
    {
      kind: 'fit',
      heading: 'Who it suits',
      suits: [
        'firewalls have passed through several hands and old rules are left in place',
        'an auditor wants a six-monthly rule review, with evidence',
        'a migration is due and dead rules should not come along',
      ],
      instead: [
        { when: 'you question which zones should exist at all', choose: 'networkArchitecture' },
        { when: 'weaknesses must be exploited to be believed', choose: 'vapt' },
        { when: 'you need the gap to a whole standard', choose: 'gap' },
      ],
    },
    {
      kind: 'questions',
      items: [
        {
          question: 'Do you need administrator rights?',
          answer:
            'Exports or a read-only account are enough, and every change is made by your engineers under your change control.',
        },
        {
          question: 'Are our passwords in those files?',
          answer:
            'They may be, so we first give you a procedure for removing them. If a secret slips through we tell you, delete the file and advise you to replace that secret.',
        },
        {
          question: 'What if no CIS Benchmark covers the device?',
          answer:
            'Then the manufacturer’s hardening guide is the baseline, and the report says so. Where neither exists we agree the checks with you in writing before we read.',
        },
        {
          question: 'Is this the same as a vulnerability scan?',
          answer:
            'No. A scan sees what answers from where it stands; a configuration shows what would be let through from anywhere, including paths that no one has used. [VAPT](vapt) can then try the few that matter.',
        },
        {
          question: 'And if the rules are right but the zones are wrong?',
          answer:
            'Then we stop and say so, because the [architecture review](networkArchitecture) is the better use of your money.',
        },
        {
          question: 'Does the price rise with every device?',
          answer:
            'It depends on platforms and the number of rules more than on devices: those that share a template take little longer than one.',
        },
      ],
    },
    {
      kind: 'strengths',
      items: [
        {
          title: 'Findings with line numbers',
          text: 'You can open the export and see for yourself.',
        },
        {
          title: 'Rules read in context',
          text: 'Address translation and routing are taken into account, since a rule read alone can mean its opposite.',
        },
        {
          title: 'Exceptions on record',
          text: 'A deviation with a good reason is recorded as accepted, and is not reported again every year.',
        },
        {
          title: 'The way back',
          text: 'A proposed change comes with the command that undoes it, where the platform has one.',
        },
      ],
    },
  ],
  quote: 'Read the rule base before an attacker does.',
  callToAction: 'Ask for a configuration review',
  sources: [documents.cisBenchmarks, documents.pciDss, documents.iso27001],
} as const satisfies ServicePage;
