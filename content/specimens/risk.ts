import type { FindingSpecimen } from '../specimen';
import { supplierRisk } from './imaginary-biscuits';

const { likelihood, impact, treated, outage, ours, theirs } = supplierRisk;

export const riskSpecimen = {
  kind: 'specimen',
  form: 'finding',
  heading: 'One row of a risk register',
  proves: 'You see how we reached the score, and what the treatment would change.',
  readers: 'Your board and the risk owner',
  intro:
    'It shows the risk without controls and the risk that remains after treatment, with reasons.',
  document: 'Risk register, row 7 of 22',
  title: 'A criminal encrypts the order system through a supplier’s remote access',
  figure: {
    value: `${likelihood * impact} → ${treated * impact}`,
    text: 'The score out of 25, without controls and after treatment.',
  },
  ratings: [
    { label: 'Inherent', likelihood, impact },
    { label: 'Residual', likelihood: treated, impact },
  ],
  parts: [
    {
      label: 'Evidence',
      text: 'The access is always on and has no multi-factor authentication. Confidence: high.',
    },
    {
      label: 'Consequence',
      text: `${outage}: ${impact} of 5 on the scale that the board approved.`,
    },
    {
      label: 'Treatment',
      text: `Open the access on request only, with multi-factor authentication. Effort: ${ours} of our days, ${theirs} of yours.`,
    },
    {
      label: 'What it changes',
      text: 'It changes only the likelihood. An attack would stop orders for just as long, until you restore; row 8 covers restore tests.',
    },
  ],
  outcome: {
    label: 'Treat',
    text: `The head of operations, before the peak season. The board accepts the remaining ${treated * impact}.`,
  },
} as const satisfies FindingSpecimen;
