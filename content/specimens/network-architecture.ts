import type { FindingSpecimen } from '../specimen';
import { project } from './imaginary-biscuits';

// The office, the servers and the payment zone have the addresses that network-configuration.ts gives them.
export const networkArchitectureSpecimen = {
  kind: 'specimen',
  form: 'finding',
  heading: 'A sample finding',
  proves: 'The finding names one path, what it carries and where to cut it.',
  readers: 'Your network team',
  intro: 'Each finding names the path, what it carries and where to cut it.',
  document: `Report ${project.number}, finding 5 of ${project.findings}`,
  title: 'A print server connects the office to the payment zone',
  figure: {
    value: '1 of 9',
    text: 'Of the zone pairs that the firewalls permit, this one has no known purpose.',
  },
  parts: [
    {
      label: 'Path',
      code: [
        'office  192.0.2.0/24',
        '  → print server  192.0.2.200',
        '  → firewall  fw-1, rule 60',
        '  → payment zone  203.0.113.0/26',
      ],
    },
    {
      label: 'Carries',
      text: 'Print jobs, and remote desktop that was opened for an installation in 2023 and never closed.',
    },
    {
      label: 'Why it matters',
      text: 'You bought fw-1 to keep the office out. With one stolen office password, an attacker signs in to the print server and goes on to the card terminals.',
    },
    {
      label: 'Fix',
      text: 'Add a print queue inside the payment zone, then delete rule 60. Two days of work, no new equipment.',
    },
  ],
  outcome: {
    label: `Re-assessed, ${project.retest}`,
    text: '8 pairs, each with a stated purpose. Closed.',
  },
} as const satisfies FindingSpecimen;
