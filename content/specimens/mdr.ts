import { headOffice } from '../company';
import type { LogSpecimen } from '../specimen';

export const mdrSpecimen = {
  kind: 'specimen',
  form: 'log',
  heading: 'A containment log',
  proves: 'Each action names the playbook step that allows it, and how to undo it.',
  readers: 'Your IT manager, the morning after',
  intro: 'We log each action, the playbook step that allows it, and how to undo it.',
  document: 'Containment log 7',
  title: 'Ransomware stopped on one host of the baking line',
  figure: { value: '13:45', text: 'One host of the line is cut off. The line runs on.' },
  clock: `${headOffice.city} time, 2 August`,
  strip: {
    label: 'Actions in the hour',
    from: '13:40',
    to: '14:40',
    times: ['13:42', '13:45', '13:46', '13:58', '14:06', '14:35'],
  },
  events: [
    {
      time: '13:42',
      by: 'Agent',
      text: 'line-pc-4 renames 60 files in a minute. The agent stops the process.',
      notes: [
        { label: 'Allowed by', text: 'prevention policy' },
        { label: 'Undo', text: 'restore the files' },
      ],
    },
    {
      time: '13:45',
      by: 'We',
      text: 'Incident declared. We isolate line-pc-4; the line runs on without it.',
      notes: [
        { label: 'Allowed by', text: 'playbook 1.1' },
        { label: 'Undo', text: 'release in the console' },
      ],
      marked: true,
    },
    {
      time: '13:46',
      by: 'We',
      text: 'Plant manager reached by phone, while the search of all other hosts runs.',
      notes: [{ label: 'Allowed by', text: 'playbook 1.2' }],
    },
    {
      time: '13:58',
      by: 'We',
      text: 'invoice_0802.js found on office-12, not yet run. We quarantine it and isolate office-12.',
      notes: [
        { label: 'Allowed by', text: 'playbook 1.3' },
        { label: 'Undo', text: 'restore the file, release the host' },
      ],
    },
    {
      time: '14:06',
      by: 'You',
      text: 'The recipe server may not be shut down: the oven is hot. It stays on, and one analyst watches it and nothing else.',
      notes: [
        { label: 'Allowed by', text: 'your decision' },
        { label: 'Undo', text: 'end the watch' },
      ],
    },
    {
      time: '14:35',
      by: 'We',
      text: 'No further trace on 41 hosts. Nothing has moved since 13:58.',
      notes: [{ label: 'Allowed by', text: 'playbook 1.6' }],
    },
  ],
  spans: [
    { label: 'Escalation', from: '13:42', to: '13:46', minutes: 4 },
    { label: 'Containment', from: '13:45', to: '13:58', minutes: 13 },
  ],
  outcome: {
    label: 'Left for you',
    text: 'Rebuild line-pc-4, restore its 60 files, and release office-12 when both are clean.',
  },
} as const satisfies LogSpecimen;
