import type { DiffSpecimen } from '../specimen';

// fw-2 stands before the servers, 198.51.100.0/26, their management, 198.51.100.64/26, and the internet. The payment
// zone of network-architecture.ts, 203.0.113.0/26, is behind fw-1.
export const networkConfigurationSpecimen = {
  kind: 'specimen',
  form: 'diff',
  setAs: 'code',
  heading: 'A sample rule set, before and after',
  proves: 'Each changed rule has a reason, and most reasons come from your own logs.',
  readers: 'The administrators of your firewalls',
  intro:
    'You get the lines as exported, the lines as they should read, and a reason for each change.',
  document: 'Configuration report 26-017, fw-2: office to servers and internet',
  title: 'A rule that hid two others',
  figure: { value: '0', text: 'Hits in 90 days on rules 20 and 30, which rule 10 hides.' },
  versions: [
    {
      label: 'As exported, 4 May',
      lines: [
        { number: '10', text: 'permit ip 192.0.2.0/24 any', change: 'out' },
        { number: '20', text: 'permit tcp 192.0.2.0/24 host 198.51.100.8 eq 8443' },
        { number: '30', text: 'deny tcp 192.0.2.0/24 198.51.100.64/26 eq 443' },
        { number: '40', text: 'permit tcp any host 198.51.100.14 eq 3389', change: 'out' },
        { number: '50', text: 'deny ip any any', change: 'out' },
      ],
    },
    {
      label: 'After the fix, 18 May',
      lines: [
        { number: '20', text: 'permit tcp 192.0.2.0/24 host 198.51.100.8 eq 8443' },
        { number: '30', text: 'deny tcp 192.0.2.0/24 198.51.100.64/26 eq 443' },
        { number: '35', text: 'permit tcp 192.0.2.0/24 any eq 443', change: 'in' },
        { number: '36', text: 'permit udp 192.0.2.0/24 host 198.51.100.53 eq 53', change: 'in' },
        { number: '37', text: 'permit tcp 192.0.2.0/24 host 198.51.100.53 eq 53', change: 'in' },
        { number: '50', text: 'deny ip any any log', change: 'in' },
      ],
    },
  ],
  reasons: [
    {
      label: 'Rule 10',
      text: 'This rule allowed the office to reach everything behind fw-2. It comes before 20 and 30, so neither ever acts.',
    },
    {
      label: 'Rule 30',
      text: 'It keeps the office off the servers’ management pages, now that rule 10 is gone.',
    },
    {
      label: 'Rule 40',
      text: 'It allows remote desktop from any address to a server that no longer exists, and has no hits either. Staff use the remote access gateway instead.',
    },
    {
      label: 'Rule 35',
      text: 'Besides the order system (20), the flow log shows only HTTPS and DNS. No rule here can open the payment zone, which is behind fw-1.',
    },
    {
      label: 'Rule 37',
      text: 'DNS needs TCP as well as UDP, for answers too long for UDP.',
    },
    { label: 'Rule 50', text: 'Denied traffic is now logged, so the next review can count it.' },
  ],
} as const satisfies DiffSpecimen;
