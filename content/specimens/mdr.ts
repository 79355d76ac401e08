import { headOffice } from '../company';
import type { LogSpecimen } from '../specimen';
import { allowedByMatrix, incidentOwner, sites } from './imaginary-biscuits';

export const mdrSpecimen = {
  kind: 'specimen',
  form: 'log',
  heading: 'A containment log',
  proves: 'Each containment step names what allowed it.',
  readers: 'Your IT manager, the morning after',
  intro: 'The log shows each step, what allowed it, and the work left to you.',
  document: `Containment log 7, ${sites.mdr.name}`,
  title: 'Ransomware stopped on one laptop of the baking line',
  figure: { value: '13:58', text: 'Two laptops isolated. The line runs on.' },
  clock: `${headOffice.city} time, 4 August`,
  strip: {
    label: 'Steps in the hour',
    from: '13:40',
    to: '14:40',
    times: ['13:42', '13:43', '13:45', '13:46', '13:52', '13:58', '14:06', '14:35'],
  },
  events: [
    {
      time: '13:42',
      by: 'Agent',
      text: 'line-lt-4 renames 60 files in a minute: severity 1. The agent stops the process.',
      notes: [{ label: 'Allowed by', text: 'prevention policy' }],
    },
    { time: '13:43', by: 'We', text: 'Analyst S-03 takes the alert; lead C-01 joins.' },
    {
      time: '13:45',
      by: 'We',
      text: 'Incident declared. We isolate line-lt-4, which runs no oven.',
      notes: [allowedByMatrix('Isolate the device', 'Laptops')],
    },
    {
      time: '13:46',
      by: 'We',
      text: `${incidentOwner} reached by phone.`,
    },
    {
      time: '13:52',
      by: 'We',
      text: 'Entry found: invoice_0804.js, opened on line-lt-4 from an email at 13:31.',
    },
    {
      time: '13:58',
      by: 'We',
      text: 'The same file is on office-lt-12, not yet opened. We isolate that laptop too: contained.',
      notes: [allowedByMatrix('Isolate the device', 'Laptops')],
      marked: true,
    },
    {
      time: '14:06',
      by: 'You',
      text: 'The oven is hot and the recipe server shows no trace, so you keep it running. One analyst watches it.',
    },
    { time: '14:35', by: 'We', text: 'No further trace on 41 devices.' },
  ],
  spans: [
    { label: 'Acknowledgement', from: '13:42', to: '13:43', minutes: 1 },
    { label: 'Verdict', from: '13:42', to: '13:45', minutes: 3 },
    { label: 'Escalation', from: '13:42', to: '13:46', minutes: 4 },
    { label: 'Containment', from: '13:45', to: '13:58', minutes: 13 },
  ],
  outcome: {
    label: 'Left for you',
    text: 'Rebuild line-lt-4, restore its 60 files, and release both laptops in the console.',
  },
} as const satisfies LogSpecimen;
