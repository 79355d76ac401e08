import type { DiffSpecimen } from '../specimen';
import { sites } from './imaginary-biscuits';

export const siemSpecimen = {
  kind: 'specimen',
  form: 'diff',
  setAs: 'code',
  heading: 'A detection rule and its test',
  proves:
    'We test a third of the rules each month, and write down what we tuned out and until when.',
  readers: 'The owner of your SIEM',
  intro: 'Each rule has a record of its tests and of what we tuned out.',
  document: `Rule record 31, ${sites.siem.name}`,
  title: 'Inbox rule that forwards email outside',
  figure: { value: '58 → 14', text: 'Alerts under version 1 and under version 3.' },
  facts: [
    { label: 'Test 1 to alert', text: '09:00–09:41, 41 min' },
    { label: 'Test 2 to alert', text: '14:00–14:36, 36 min' },
  ],
  figures: {
    columns: ['In four weeks', 'Alerts'],
    rows: [
      ['Version 1', 58],
      ['Version 2', 7],
      ['Version 3', 14],
    ],
    sum: false,
  },
  versions: [
    {
      label: 'Version 3, 27 July, against version 1',
      lines: [
        { number: '1', text: 'operation = New-InboxRule', change: 'out' },
        { number: '1', text: 'operation in (New-InboxRule, Set-InboxRule)', change: 'in' },
        { number: '2', text: 'and forward_to is not ours' },
        {
          number: '3',
          text: 'and not (mailbox = dispatch@ and forward_to = routes@haulier.example)',
          change: 'in',
        },
      ],
    },
  ],
  reasons: [
    {
      label: 'Version 1',
      text: 'It looks for email forwarding (T1114.003 in ATT&CK v19). Nearly all its alerts come from the route planner, which makes an inbox rule in the dispatch mailbox for each route.',
    },
    {
      label: 'Version 2',
      text: 'We leave out forwards from the dispatch mailbox to one address at the haulier. Your dispatch manager owns the exception, which ends with the haulier’s contract on 15 September.',
    },
    {
      label: 'Version 3',
      text: 'It also catches inbox rules that somebody edits. One of its 14 alerts was for an inbox rule that forwarded the finance inbox. That was an incident, so we called you. Forwarding set on the mailbox itself is not covered.',
    },
    {
      label: 'Tests',
      text: 'Most of each delay is the time the email platform takes to write its audit record.',
    },
  ],
  outcome: { label: 'You decide', text: 'Whom we call when it fires on a director’s mailbox.' },
} as const satisfies DiffSpecimen;
