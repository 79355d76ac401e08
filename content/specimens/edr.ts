import type { MatrixSpecimen } from '../specimen';

export const edrSpecimen = {
  kind: 'specimen',
  form: 'matrix',
  heading: 'The limits within which we act',
  proves: 'We do only what the owner of each system has signed for.',
  readers: 'The owners of your laptops, servers and production systems',
  intro:
    'You set every value and sign before our first shift. Sign a new one to change any of them.',
  document: 'Permission matrix, version 4',
  title: 'What an analyst may do without asking',
  figure: { value: '4 of 16', text: 'Steps that we take first and report afterwards.' },
  facts: [
    { label: 'Laptops', text: '208, of which 1 is isolated and 3 have no agent' },
    { label: 'Servers', text: '40, and 4 domain controllers' },
    { label: 'Oven controls', text: '12' },
  ],
  columns: ['Action', 'Laptops', 'Servers', 'Domain controllers', 'Oven controls'],
  rows: [
    ['Kill a process', '**Act**', '**Act**', 'Call first', 'Never'],
    ['Quarantine a file', '**Act**', 'Call first', 'Call first', 'Never'],
    ['Isolate the host', '**Act**', 'Call first', 'Call first', 'Never'],
    ['Wipe or rebuild', 'Never', 'Never', 'Never', 'Never'],
  ],
  notes: [
    {
      label: 'Call first',
      text: 'We call the duty phone, then the deputy. If neither answers, the host stays on and we watch it.',
    },
    {
      label: 'Never',
      text: 'The oven controls stop safely only by hand, so we call the bakery floor.',
    },
  ],
  outcome: {
    label: 'Signed',
    text: 'By the owners of laptops, servers and production on 3 February. Next review on 3 August.',
  },
} as const satisfies MatrixSpecimen;
