import { headOffice } from '../company';
import type { ContainmentSpecimen } from '../specimen';

export const mdrSpecimen = {
  kind: 'specimen',
  form: 'containment',
  heading: 'A containment log',
  proves: 'Each action names the playbook step that allows it, and how to undo it.',
  readers: 'Your IT manager, the morning after',
  intro: 'We log each action, the playbook step that allows it, and how to undo it.',
  document: 'Containment log 7',
  title: 'Ransomware stopped on one host of the baking line',
  clock: `${headOffice.city} time, 2 August`,
  hours: { from: '13:40', to: '14:40' },
  hosts: [
    {
      name: 'line-pc-4',
      states: [
        { from: '13:42', to: '13:45', state: 'attacked' },
        { from: '13:45', to: '14:40', state: 'isolated', label: 'isolated at 13:45' },
      ],
    },
    {
      name: 'office-12',
      states: [{ from: '13:58', to: '14:40', state: 'isolated', label: 'isolated at 13:58' }],
    },
    {
      name: 'recipe server',
      states: [{ from: '14:06', to: '14:40', state: 'watched', label: 'left on, watched' }],
    },
    {
      name: '41 other hosts',
      states: [{ from: '13:46', to: '14:35', state: 'watched', label: 'searched: no trace' }],
    },
  ],
  columns: ['Time', 'Action', 'Allowed by', 'Undo'],
  actions: [
    [
      '13:42',
      'line-pc-4 renames 60 files in a minute. The agent stops the process.',
      'Prevention policy',
      'Restore the files',
    ],
    [
      '13:45',
      'We declare an incident and isolate line-pc-4. The line runs on without it.',
      'Playbook 1.1',
      'Release in the console',
    ],
    ['13:46', 'We reach the plant manager by phone while the search runs.', 'Playbook 1.2', 'None'],
    [
      '13:58',
      'We find invoice_0802.js on office-12, not yet run. We quarantine it and isolate office-12.',
      'Playbook 1.3',
      'Restore the file, release the host',
    ],
    [
      '14:06',
      'You refuse to shut down the recipe server: the oven is hot. It stays on, and one analyst watches it and nothing else.',
      'Your decision',
      'End the watch',
    ],
    [
      '14:35',
      'We find no further trace on 41 hosts. Nothing has moved since 13:58.',
      'Playbook 1.6',
      'None',
    ],
  ],
  spans: [
    { label: 'Escalation', from: '13:42', to: '13:46', minutes: 4 },
    { label: 'Containment', from: '13:45', to: '13:58', minutes: 13 },
  ],
  decision: {
    label: 'Left for you:',
    text: 'rebuild line-pc-4, restore its 60 files, and release office-12 when both are clean.',
  },
} as const satisfies ContainmentSpecimen;
