import type { FindingSpecimen } from '../specimen';

export const networkArchitectureSpecimen = {
  kind: 'specimen',
  form: 'finding',
  heading: 'A flow that should not be there',
  intro: 'A finding on zones names the path, what it would carry, and where to cut it.',
  document: 'Architecture report 26-009, finding 2 of 6',
  title: 'A printer joins the office to the payment zone',
  parts: [
    {
      label: 'Path',
      code: [
        'office  192.0.2.0/25',
        '  → print server  192.0.2.200',
        '  → payment zone  198.51.100.0/26',
      ],
    },
    {
      label: 'Counted',
      text: '9 zone pairs are permitted: 8 have a stated purpose, 1 has none. It is this one.',
    },
    {
      label: 'Carries',
      text: 'Remote desktop, opened for an installation in 2023 and not closed.',
    },
    {
      label: 'So what',
      text: 'One stolen office password reaches the card terminals, past the firewall that was bought to prevent it.',
    },
    {
      label: 'Cut',
      text: 'Second print queue inside the payment zone; then remove the pair. Two days, no new equipment.',
    },
  ],
  stamp: 'Re-assessed 30 June: 8 pairs, 8 purposes. Closed.',
} as const satisfies FindingSpecimen;
