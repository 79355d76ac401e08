import { headOffice } from '../company';
import type { LogSpecimen } from '../specimen';
import { allowedByDecision, allowedByMatrix, incidentOwner, sites } from './imaginary-biscuits';

export const socSpecimen = {
  kind: 'specimen',
  form: 'log',
  heading: 'A ticket from the night shift',
  proves: 'Each step is timed and names who acted. Two decisions are left to you.',
  readers: 'Your incident owner and the deputy',
  intro: 'Somebody used a backup program’s password. We phoned the incident owner at night.',
  document: `Ticket 0412, ${sites.soc.name}`,
  title: 'A backup service account signs in interactively and reads a file share',
  figure: { value: '03:08', text: 'One of 13 alerts in this shift becomes an incident.' },
  facts: [{ label: 'ATT&CK v19', text: 'T1078.002' }],
  clock: `${headOffice.city} time, 13 to 14 May`,
  strip: {
    label: 'Alerts of all sites in the night shift',
    from: '19:00',
    to: '07:00',
    times: [
      '19:31',
      '20:15',
      '20:41',
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
    ],
  },
  events: [
    {
      time: '02:51',
      by: 'Log',
      text: 'backup-svc, the account of the backup program, signs in on the laptop WS-117.',
    },
    {
      time: '03:08',
      by: 'Rule',
      text: 'A service account signs in interactively on a computer new to it: severity 2.',
      marked: true,
    },
    {
      time: '03:11',
      by: 'We',
      text: 'Analyst S-07 takes the alert; lead L-02 joins. The laptop’s owner is on leave until Monday.',
    },
    {
      time: '03:19',
      by: 'We',
      text: 'Incident declared: 214 files read from the recipe share since 02:51. We isolate WS-117.',
      notes: [allowedByMatrix('Isolate the device', 'Laptops')],
    },
    {
      time: '03:22',
      by: 'You',
      text: `${incidentOwner} agrees by phone to disable the account, though tonight’s backup stops with it.`,
    },
    {
      time: '03:26',
      by: 'We',
      text: 'Account disabled: a test sign-in is refused. Processes and connections listed.',
      notes: [allowedByDecision('03:22')],
    },
    {
      time: '06:55',
      by: 'We',
      text: 'Handover written. The day shift reads it back.',
    },
  ],
  spans: [
    { label: 'Detection', from: '02:51', to: '03:08', minutes: 17 },
    { label: 'Acknowledgement', from: '03:08', to: '03:11', minutes: 3 },
    { label: 'Verdict', from: '03:08', to: '03:19', minutes: 11 },
    { label: 'Escalation', from: '03:08', to: '03:22', minutes: 14 },
    { label: 'Containment', from: '03:19', to: '03:26', minutes: 7 },
  ],
  outcome: {
    label: 'You decide',
    text: 'Whether those files hold personal data, and which account runs the backup.',
  },
} as const satisfies LogSpecimen;
