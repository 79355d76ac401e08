import type { PaperSpecimen } from '../specimen';
import { supplierRisk } from './imaginary-biscuits';

const { likelihood, impact, outage } = supplierRisk;

export const vcisoSpecimen = {
  kind: 'specimen',
  form: 'paper',
  heading: 'Page one of a board paper',
  proves: 'Your directors get the numbers, our advice and one decision on one page.',
  readers: 'Your board',
  intro: 'Your directors can read this page alone. It ends with the decision we ask them to take.',
  document: 'Board paper, second quarter, page 1 of 4',
  title: 'Suppliers still reach the bakery without multi-factor authentication',
  figure: { value: '12 → 8', text: 'Exceptions past their date, March and June.' },
  facts: [
    {
      label: 'Roadmap since March',
      text: '9 of 12 items done and accepted, 3 late. Two wait for this decision.',
    },
  ],
  parts: [
    {
      label: 'Exceptions past their date',
      figures: {
        columns: ['Department', 'March', 'June'],
        rows: [
          ['Production', 6, 7],
          ['Sales', 4, 1],
          ['Finance', 2, 0],
          ['Total', 12, 8],
        ],
        sum: true,
      },
    },
    {
      label: 'What it means',
      text: 'The offices closed 5 of 6. Production added one, because nobody would stop the line before the season.',
    },
    {
      label: 'If we wait',
      text: `Risk 7 stays at ${likelihood * impact} of 25 through the peak season. ${outage} cost most in that season.`,
    },
    {
      label: 'Recommendation',
      text: 'Stop the line. That costs one Sunday’s output. If risk 7 happens, you lose four days of orders.',
    },
  ],
  outcome: {
    label: 'Decision asked',
    text: 'Stop line 2 for one Sunday in July to change supplier access, or accept risk 7 in writing until October.',
  },
} as const satisfies PaperSpecimen;
