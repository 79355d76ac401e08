import { headOffice } from '../company';
import type { TicketSpecimen } from '../specimen';

export const siemSpecimen = {
  kind: 'specimen',
  form: 'ticket',
  heading: 'A detection and its test',
  proves: 'We test each rule, and write down what we tuned out and until when.',
  readers: 'The owner of your SIEM',
  intro: 'We keep a record for each rule: what it looks for, how we tested it, what we tuned out.',
  document: 'Rule record 31',
  title: 'Inbox rule that forwards email outside',
  clock: `${headOffice.city} time, 9 June`,
  events: [
    {
      time: '08:30',
      by: 'We',
      text: 'Put version 1 live, silent. Mapped to T1114.003 in ATT&CK v19. Not covered: edited rules (Set-InboxRule), and forwarding set on the mailbox itself.',
      code: 'operation = New-InboxRule\nand forward_to is not ours',
    },
    { time: '09:00', by: 'Test', text: 'A test mailbox gets a rule that forwards outside.' },
    {
      time: '09:04',
      by: 'Rule',
      text: 'Fires. The alert names the mailbox and the address.',
      marked: true,
    },
    {
      time: '11:40',
      by: 'Rule',
      text: 'Fires again: the scanner’s mailbox now forwards to its maker. False positive.',
    },
    {
      time: '13:10',
      by: 'You',
      text: 'Confirm that the address is the maker’s, and allow it until the lease ends.',
    },
    {
      time: '13:30',
      by: 'We',
      text: 'Leave out that one pair in version 2. The exception expires with the lease.',
      code: 'and not (mailbox = scanner@\n  and forward_to = service@maker.example)',
    },
    { time: '14:00', by: 'Test', text: 'The test mailbox gets the same rule again.' },
    { time: '14:03', by: 'Rule', text: 'Still fires. Version 2 goes to the shift queue.' },
  ],
  spans: [
    { label: 'Test 1 to alert', from: '09:00', to: '09:04', minutes: 4 },
    { label: 'Test 2 to alert', from: '14:00', to: '14:03', minutes: 3 },
  ],
  decision: {
    label: 'You decide:',
    text: 'whom we call when it fires on a director’s mailbox.',
  },
} as const satisfies TicketSpecimen;
