import type { MatrixSpecimen } from '../specimen';

export const msspSpecimen = {
  kind: 'specimen',
  form: 'matrix',
  heading: 'A sample responsibility matrix',
  proves: 'Each task has one side that acts, and a person to call.',
  readers: 'Whoever signs the monitoring contract',
  intro:
    'One side acts on each task. We agree yours with you, and it becomes part of the contract.',
  document: 'Contract annex C',
  title: 'Who acts, who is told',
  figure: { value: '2 of 5', text: 'Tasks on which we act. You decide the other three.' },
  columns: ['Task', 'You', 'We'],
  rows: [
    ['Triage an alert', 'Are told of incidents', '**Act** shift analyst'],
    ['Isolate a laptop', 'Approved on 3 February', '**Act** shift analyst'],
    ['Shut down a production server', '**Decide and act** head of operations', 'Advise'],
    ['Notify a regulator', '**Decide and act** data protection officer', 'Supply facts and times'],
    [
      'Update a server that sends logs',
      '**Act** system administrator',
      'Check that events still arrive',
    ],
  ],
  notes: [
    {
      label: 'You',
      text: 'At night we call the duty phone of the head of operations, then the deputy.',
    },
    {
      label: 'We',
      text: 'The shift analyst acts. The lead analyst advises, and writes down who decided what.',
    },
  ],
} as const satisfies MatrixSpecimen;
