import type { MatrixSpecimen } from '../specimen';

export const dataClassificationSpecimen = {
  kind: 'specimen',
  form: 'matrix',
  heading: 'Three labels on five documents',
  intro: 'A scheme is tried on records that people really send before anybody signs it.',
  document: 'Label matrix, trial of 12 March',
  title: 'What each label lets you do',
  columns: ['Document', 'Label', 'Send outside', 'Keep', 'Decided by'],
  rows: [
    ['Price list', 'Public', 'Yes', 'Until replaced', 'Sales'],
    ['Shift plan', 'Internal', 'Partners under contract', '1 year', 'Bakery'],
    ['Payroll export', '**Confidential**', 'Encrypted, to named persons', '5 years', 'Personnel'],
    ['Butter biscuit recipe', '**Confidential**', 'Never by e-mail', 'Always', 'Board'],
    [
      'Complaint with a photograph',
      'Internal, until a person can be seen: **Confidential**',
      'As its label says',
      '2 years',
      'Customer service',
    ],
  ],
  notes: [
    {
      label: 'In doubt',
      text: 'The higher label, and a question to the person in the last column.',
    },
    {
      label: 'Trial',
      text: '8 people labelled the 5 alike 34 times in 40; the 6 others were complaints, hence their rule.',
    },
  ],
} as const satisfies MatrixSpecimen;
