import { headOffice } from '../company';
import type { TicketSpecimen } from '../specimen';

export const socSpecimen = {
  kind: 'specimen',
  form: 'ticket',
  heading: 'A ticket from the night shift',
  proves: 'Each step has its time and says who acted, and the decision is still yours.',
  readers: 'Whoever owns incidents on your side',
  intro: 'Your incident owner reads this in the morning, just as the night shift left it.',
  document: 'Ticket 0412',
  title: 'A service account logs on interactively and reads a file share',
  clock: `${headOffice.city} time, 14 May`,
  shift: {
    from: '18:00',
    to: '08:00',
    alerts: [
      '18:07',
      '18:40',
      '18:52',
      '19:31',
      '20:15',
      '20:19',
      '21:48',
      '22:26',
      '23:02',
      '00:37',
      '01:14',
      '03:08',
      '04:29',
      '05:12',
      '05:50',
      '06:41',
      '07:03',
      '07:10',
      '07:46',
    ],
  },
  events: [
    { time: '02:51', by: 'Log', text: 'backup-svc logs on at a laptop for the first time.' },
    {
      time: '03:08',
      by: 'Rule',
      text: 'Service account, new host, interactive logon: severity 2.',
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
      text: 'Incident declared: 214 files read from the recipe share since 02:51. We isolate the laptop; annex C allows it.',
    },
    {
      time: '03:22',
      by: 'You',
      text: 'Incident owner answers the phone and agrees at once to disable the account.',
    },
    { time: '03:26', by: 'We', text: 'Account disabled. Memory image of the laptop saved.' },
    {
      time: '06:55',
      by: 'We',
      text: 'Handover written. The day shift reads it back.',
    },
  ],
  spans: [
    { label: 'First log to alert', from: '02:51', to: '03:08', minutes: 17 },
    { label: 'Containment', from: '03:19', to: '03:26', minutes: 7 },
  ],
  decision: {
    label: 'You decide:',
    text: 'whether those files hold personal data. If they do, a legal clock may start.',
  },
} as const satisfies TicketSpecimen;
