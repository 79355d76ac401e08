import type { MatrixSpecimen } from '../specimen';

export const edrSpecimen = {
  kind: 'specimen',
  form: 'matrix',
  heading: 'The limits within which we act',
  intro: 'Signed before the first shift. You set every value, and change it when you like.',
  document: 'Permission matrix, version 4',
  title: 'What an analyst may do without asking',
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
      text: 'The duty phone, then the deputy. If neither answers, the host stays on, watched.',
    },
    { label: 'Never', text: 'The oven controls stop safely only by hand: call the bakery floor.' },
    {
      label: 'Signed',
      text: 'Owners of laptops, servers and production, 3 February. Next review 3 August.',
    },
  ],
} as const satisfies MatrixSpecimen;
