import type { RegisterSpecimen } from '../specimen';

export const riskSpecimen = {
  kind: 'specimen',
  form: 'register',
  heading: 'One row of a register',
  intro: 'From the risk as it stands to the risk that is left, with the reasons for each number.',
  document: 'Risk register, row 7 of 22',
  title: 'A criminal encrypts the order system through a supplier’s remote access',
  fields: [
    {
      label: 'Evidence',
      text: 'The access has no multi-factor authentication and is always on. Confidence: high.',
    },
    {
      label: 'Consequence',
      text: 'Four days without orders: 4 of 5 on the scale that the board agreed.',
    },
    {
      label: 'Treatment',
      text: 'Access on request, with multi-factor authentication. Five days of work.',
    },
    {
      label: 'What it changes',
      text: 'Likelihood alone. The four days remain, so restores are rehearsed as row 8.',
    },
  ],
  ratings: [
    { label: 'Inherent', likelihood: 3, impact: 4, score: 12 },
    { label: 'Residual', likelihood: 1, impact: 4, score: 4 },
  ],
  decision: {
    label: 'Treat:',
    text: 'head of operations, before the peak season. Accepted at 4 by the board.',
  },
} as const satisfies RegisterSpecimen;
