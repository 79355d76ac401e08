import type { MatrixSpecimen } from '../specimen';

export const dataClassificationSpecimen = {
  kind: 'specimen',
  form: 'matrix',
  heading: 'Three labels on five documents',
  proves: 'Your own staff tried the labels before you signed the scheme.',
  readers: 'The owners of your data',
  intro: 'Before you sign a scheme, we try it on documents that your people really send.',
  document: 'Label matrix, trial of 12 March',
  title: 'What each label lets you do',
  figure: {
    value: '34/40',
    text: 'Labels that matched the owner’s: eight people, five documents each.',
  },
  columns: ['Document', 'Label', 'Send outside', 'Keep', 'Owner'],
  rows: [
    ['Price list', 'Public', 'Yes', 'Until replaced', 'Sales'],
    ['Shift plan', 'Internal', 'Partners under contract', '1 year', 'Bakery'],
    ['Payroll export', '**Confidential**', 'Encrypted, to named people', '5 years', 'HR'],
    ['Butter biscuit recipe', '**Confidential**', 'Never by email', 'For good', 'Board'],
    [
      'Complaint with a photograph',
      'Internal; **Confidential** if a person can be seen',
      'As its label says',
      '2 years',
      'Customer service',
    ],
  ],
  notes: [
    { label: 'In doubt', text: 'Use the higher label and ask the owner.' },
    {
      label: 'Trial',
      text: 'Each person labelled all five alone. The six labels that differed from the owner’s were all on the complaint, so we rewrote the rule for it.',
    },
  ],
} as const satisfies MatrixSpecimen;
