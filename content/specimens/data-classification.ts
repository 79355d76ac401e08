import type { MatrixSpecimen } from '../specimen';

export const dataClassificationSpecimen = {
  kind: 'specimen',
  form: 'matrix',
  heading: 'Three labels on five documents',
  intro: 'A scheme is tried on records that people really send before it is signed.',
  document: 'Label matrix, trial of 12 March',
  title: 'What each label lets you do',
  columns: ['Document', 'Label', 'Send outside', 'Keep', 'Decided by'],
  rows: [
    ['Price list', 'Public', 'Yes', 'Until replaced', 'Sales'],
    ['Shift plan', 'Internal', 'Partners under contract', '1 year', 'Bakery'],
    ['Payroll export', '**Confidential**', 'Encrypted, to named people', '5 years', 'HR'],
    ['Butter biscuit recipe', '**Confidential**', 'Never by email', 'Always', 'Board'],
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
      text: '34 of 40 labels agreed (8 people, 5 documents); the rest were complaints, hence their rule.',
    },
  ],
} as const satisfies MatrixSpecimen;
