import type { RuleSpecimen } from '../specimen';

export const siemSpecimen = {
  kind: 'specimen',
  form: 'rule',
  heading: 'A detection and its test',
  proves: 'We test each rule, and write down what we tuned out and until when.',
  readers: 'The owner of your SIEM',
  intro: 'We keep a record for each rule: what it looks for, how we tested it, what we tuned out.',
  document: 'Rule record 31',
  title: 'Inbox rule that forwards email outside: alerts a week',
  versions: [
    {
      label: 'Version 1',
      code: ['operation = New-InboxRule', 'and forward_to is not ours'],
      text: 'For four weeks we only counted its alerts and called nobody. Mapped to T1114.003 in ATT&CK v19. Nearly all alerts come from the dispatch desk, which forwards each new route to its haulier.',
      weeks: [
        { from: '2026-06-01', alerts: 14 },
        { from: '2026-06-08', alerts: 17 },
        { from: '2026-06-15', alerts: 12 },
        { from: '2026-06-22', alerts: 15 },
      ],
      test: { label: 'Test 1 to alert', from: '09:00', to: '09:04', minutes: 4 },
    },
    {
      label: 'Version 2',
      code: ['and not (mailbox = dispatch@', '  and forward_to = haulier.example)'],
      text: 'You confirm the address, and we leave out that one pair. The exception expires with the haulier’s contract. The rule goes to the shift queue.',
      weeks: [
        { from: '2026-06-29', alerts: 2 },
        { from: '2026-07-06', alerts: 1 },
        { from: '2026-07-13', alerts: 3 },
        { from: '2026-07-20', alerts: 1 },
      ],
      test: { label: 'Test 2 to alert', from: '14:00', to: '14:03', minutes: 3 },
    },
    {
      label: 'Version 3',
      code: ['or operation = Set-InboxRule'],
      text: 'Edited rules count as well. In the third week one of them forwards the finance inbox: an incident, and we call. Not covered: forwarding set on the mailbox itself.',
      weeks: [
        { from: '2026-07-27', alerts: 4 },
        { from: '2026-08-03', alerts: 2 },
        { from: '2026-08-10', alerts: 5, incidents: 1 },
        { from: '2026-08-17', alerts: 3 },
      ],
      test: { label: 'Test 3 to alert', from: '10:20', to: '10:23', minutes: 3 },
    },
  ],
  decision: {
    label: 'You decide:',
    text: 'whom we call when it fires on a director’s mailbox.',
  },
} as const satisfies RuleSpecimen;
