import type { PaperSpecimen } from '../specimen';

export const consultancySpecimen = {
  kind: 'specimen',
  form: 'paper',
  layout: 'clauses',
  heading: 'A decision paper',
  intro:
    'An engagement ends in a page that your management can sign, or refuse for a stated reason.',
  document: 'Decision paper 3',
  title: 'Which work should come first this year?',
  parts: [
    {
      label: 'Question',
      text: 'A customer wants a certificate in 18 months. The risk register puts supplier access first. Staff can do only one at a time.',
    },
    {
      label: 'Options',
      figures: {
        columns: ['Your days', 'A', 'B'],
        rows: [
          ['Supplier access', 20, 20],
          ['Policies and evidence', 45, 60],
          ['Internal audit', 10, 10],
          ['Total', 75, 90],
        ],
        sum: true,
      },
    },
    {
      label: 'Difference',
      text: 'A begins with supplier access; its records serve as evidence later. B begins with policies, and writes some of them twice.',
    },
    {
      label: 'Advice',
      text: 'A. It is 15 days shorter and closes the first risk in month 3 instead of month 11.',
    },
    {
      label: 'Against it',
      text: 'Nothing to show the customer before month 8. Send the plan instead.',
    },
  ],
  decision: { label: 'Decision asked:', text: 'A or B, by the managing director, before 1 March.' },
} as const satisfies PaperSpecimen;
