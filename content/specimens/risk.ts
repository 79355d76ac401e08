import type { FindingSpecimen } from '../specimen';

export const riskSpecimen = {
  kind: 'specimen',
  form: 'finding',
  heading: 'One row of a risk register',
  proves: 'You see how we reached the score, and what the treatment would change.',
  readers: 'Your board, and whoever owns the risk',
  intro: 'It shows the risk without controls, the risk that treatment would leave, and why.',
  document: 'Risk register, row 7 of 22',
  title: 'A criminal encrypts the order system through a supplier’s remote access',
  figure: { value: '12 → 4', text: 'Of 25, before treatment and after it.' },
  ratings: [
    { label: 'Inherent', likelihood: 3, impact: 4 },
    { label: 'Residual', likelihood: 1, impact: 4 },
  ],
  parts: [
    {
      label: 'Evidence',
      text: 'The access is always on and has no multi-factor authentication. Confidence: high.',
    },
    {
      label: 'Consequence',
      text: 'Four days without orders: 4 of 5 on the scale that the board approved.',
    },
    {
      label: 'Treatment',
      text: 'Open the access on request only, with multi-factor authentication. Effort: five of our days, twenty of yours.',
    },
    {
      label: 'What it changes',
      text: 'Only the likelihood. An attack would still cost four days, so row 8 covers restore tests.',
    },
  ],
  outcome: {
    label: 'Treat',
    text: 'The head of operations, before the peak season. The board accepts the remaining 4.',
  },
} as const satisfies FindingSpecimen;
