import { headOffice } from '../company';
import type { TicketSpecimen } from '../specimen';

export const mdrSpecimen = {
  kind: 'specimen',
  form: 'ticket',
  heading: 'A containment log',
  intro: 'Each action with the page of the playbook that allowed it, and how it is undone.',
  document: 'Containment log 7',
  title: 'Ransomware stopped on one host of the baking line',
  clock: `${headOffice.city} time, 2 August`,
  events: [
    {
      time: '13:42',
      by: 'Agent',
      text: 'line-pc-4 renames 60 files in a minute. Process stopped.',
      marked: true,
    },
    {
      time: '13:45',
      by: 'We',
      text: 'Declared. Playbook 1, step 2: host isolated. Undo: release in the console.',
    },
    { time: '13:46', by: 'We', text: 'Call the plant manager while the search runs.' },
    {
      time: '13:58',
      by: 'We',
      text: 'Same file found on one more host, not yet run. Quarantined.',
      code: 'invoice_0802.js, line-pc-4 and office-12',
    },
    {
      time: '14:05',
      by: 'You',
      text: 'Refuse the shutdown of the recipe server: the oven is hot.',
    },
    {
      time: '14:06',
      by: 'We',
      text: 'Server left on, cut off from both hosts, watched by one analyst.',
    },
    { time: '15:30', by: 'We', text: 'No further trace in 41 hosts. Contained.' },
  ],
  spans: [
    { label: 'Alert to declared', from: '13:42', to: '13:45', minutes: 3 },
    { label: 'Declared to contained', from: '13:45', to: '15:30', minutes: 105 },
  ],
  decision: {
    label: 'Left for you:',
    text: 'rebuild line-pc-4, restore its 60 files, release office-12 when both are clean.',
  },
} as const satisfies TicketSpecimen;
