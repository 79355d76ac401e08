import { headOffice } from '../company';
import type { TicketSpecimen } from '../specimen';

export const socSpecimen = {
  kind: 'specimen',
  form: 'ticket',
  heading: 'The ticket of 03:08',
  intro: 'What your incident owner reads in the morning, as the night shift left it.',
  document: 'Ticket 0412',
  title: 'A service account signs in by hand, and reads a share',
  clock: `${headOffice.city} time, 14 May`,
  events: [
    { time: '02:51', by: 'Log', text: 'backup-svc signs in from a laptop. It has never used one.' },
    {
      time: '03:08',
      by: 'Rule',
      text: 'Service account, new host, typed session: severity 2.',
      marked: true,
    },
    {
      time: '03:11',
      by: 'We',
      text: 'Analyst assigned. The laptop’s owner is on leave until Monday.',
    },
    {
      time: '03:19',
      by: 'We',
      text: 'Declared: 214 files read from the recipe share since 02:51. Laptop isolated, as annex C allows.',
    },
    {
      time: '03:22',
      by: 'You',
      text: 'Incident owner reached; disabling the account agreed.',
    },
    { time: '03:26', by: 'We', text: 'Account disabled, memory image kept.' },
    {
      time: '06:55',
      by: 'We',
      text: 'Handed to the day shift, read back.',
    },
  ],
  spans: [
    { label: 'Trace to alert', from: '02:51', to: '03:08', minutes: 17 },
    { label: 'Declared to contained', from: '03:19', to: '03:26', minutes: 7 },
  ],
  decision: {
    label: 'You decide:',
    text: 'whether the files read hold personal data, which may start a legal clock.',
  },
} as const satisfies TicketSpecimen;
