import type { MatrixSpecimen } from '../specimen';
import { permissions } from './imaginary-biscuits';

export const msspSpecimen = {
  kind: 'specimen',
  form: 'matrix',
  heading: 'A sample responsibility matrix',
  proves: 'For each task, one side acts.',
  readers: 'The manager who signs the contract',
  intro:
    'For each task, one side acts. We write your matrix with you and attach it to the contract.',
  document: 'Responsibility matrix, contract annex C',
  title: 'Who acts, who is told',
  figure: { value: '3 of 6', text: 'Tasks on which we act. You do the other three.' },
  columns: ['Task', 'You', 'We'],
  rows: [
    ['Give an alert its verdict', 'Are told of incidents', '**Act** shift analyst'],
    ['Isolate a laptop', `Approved on ${permissions.signed}`, '**Act** shift analyst'],
    [
      'Disable a laptop user’s account',
      `Approved on ${permissions.signed}`,
      '**Act** shift analyst',
    ],
    ['Shut down a production server', '**Decide and act** incident owner', 'Advise'],
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
      text: 'The head of operations is incident owner at every hour, with a deputy.',
    },
    {
      label: 'We',
      text: 'The shift analyst acts. The lead analyst directs, and writes down who decided what.',
    },
  ],
} as const satisfies MatrixSpecimen;
