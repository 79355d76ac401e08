import { headOffice } from '../company';
import type { TicketSpecimen } from '../specimen';

export const siemSpecimen = {
  kind: 'specimen',
  form: 'ticket',
  heading: 'A detection and its test',
  intro: 'Each rule has a record: why it was written, how it was tried, what was tuned out.',
  document: 'Rule record 31',
  title: 'Inbox rule that forwards email outside',
  clock: `${headOffice.city} time, 9 June`,
  events: [
    {
      time: '08:30',
      by: 'We',
      text: 'Version 1 goes in, silent.',
      code: 'operation = New-InboxRule\nand forward_to is not ours',
    },
    { time: '09:00', by: 'Test', text: 'A test mailbox forwards to an outside address.' },
    {
      time: '09:04',
      by: 'Rule',
      text: 'Fires, with mailbox and address in the alert.',
      marked: true,
    },
    {
      time: '11:40',
      by: 'Rule',
      text: 'Fires again: the scanner’s mailbox forwards to its maker. False positive.',
    },
    { time: '13:10', by: 'You', text: 'Confirm the maker’s address, until the lease ends.' },
    {
      time: '13:30',
      by: 'We',
      text: 'Version 2 leaves out that one pair, no more, and expires with the lease.',
      code: 'and not (from = scanner@\n  and forward_to = service@maker.example)',
    },
    { time: '14:00', by: 'Test', text: 'The same test mailbox forwards again.' },
    { time: '14:03', by: 'Rule', text: 'Still fires. Version 2 goes to the shift queue.' },
  ],
  spans: [
    { label: 'Test 1 to alert', from: '09:00', to: '09:04', minutes: 4 },
    { label: 'Test 2 to alert', from: '14:00', to: '14:03', minutes: 3 },
  ],
  decision: { label: 'You decide:', text: 'who is called when it fires on a director’s mailbox.' },
} as const satisfies TicketSpecimen;
