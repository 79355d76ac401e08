import { headOffice } from '../company';
import type { TicketSpecimen } from '../specimen';

export const mdrSpecimen = {
  kind: 'specimen',
  form: 'ticket',
  heading: 'A containment log',
  proves: 'Each action names the playbook step that allows it, and how to undo it.',
  readers: 'Your IT manager, the morning after',
  intro: 'We log each action, the playbook step that allows it, and how to undo it.',
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
      text: 'Declare an incident. Isolate line-pc-4: playbook 1, step 2, lets us, because the line runs on without it. Undo: release in the console.',
    },
    { time: '13:46', by: 'We', text: 'Reach the plant manager by phone while the search runs.' },
    {
      time: '13:58',
      by: 'We',
      text: 'Find the same file on office-12, not yet run. Quarantine it and isolate office-12 (step 3). Undo: restore the file, release the host.',
      code: 'invoice_0802.js, line-pc-4 and office-12',
    },
    {
      time: '14:05',
      by: 'You',
      text: 'Refuse at once when we ask to shut down the recipe server: the oven is hot.',
    },
    {
      time: '14:06',
      by: 'We',
      text: 'Leave the server on. One analyst watches it and nothing else (step 5).',
    },
    {
      time: '15:30',
      by: 'We',
      text: 'Find no further trace on 41 hosts. Nothing has moved since 13:58.',
    },
  ],
  spans: [
    { label: 'Escalation', from: '13:42', to: '13:46', minutes: 4 },
    { label: 'Containment', from: '13:45', to: '13:58', minutes: 13 },
  ],
  decision: {
    label: 'Left for you:',
    text: 'rebuild line-pc-4, restore its 60 files, and release office-12 when both are clean.',
  },
} as const satisfies TicketSpecimen;
