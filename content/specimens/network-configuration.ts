import type { ChangeSpecimen } from '../specimen';

export const networkConfigurationSpecimen = {
  kind: 'specimen',
  form: 'change',
  setAs: 'code',
  heading: 'A rule set and its fixes',
  intro: 'The lines as exported, and as they should read. Each change has its reason.',
  document: 'Configuration report 26-017, device fw-2',
  title: 'A rule that hid two others',
  versions: [
    {
      label: 'As exported, 4 May',
      lines: [
        { number: '10', text: 'permit ip 192.0.2.0/24 any', change: 'out' },
        { number: '20', text: 'permit tcp 192.0.2.0/24 host 198.51.100.8 eq 8443' },
        { number: '30', text: 'deny tcp 192.0.2.0/24 198.51.100.64/26 eq 443' },
        { number: '40', text: 'permit tcp any host 198.51.100.14 eq 3389', change: 'out' },
        { number: '50', text: 'deny ip any any' },
      ],
    },
    {
      label: 'After the fix, 18 May',
      lines: [
        { number: '20', text: 'permit tcp 192.0.2.0/24 host 198.51.100.8 eq 8443' },
        { number: '30', text: 'deny tcp 192.0.2.0/24 198.51.100.64/26 eq 443' },
        { number: '35', text: 'permit tcp 192.0.2.0/24 any eq 443', change: 'in' },
        { number: '36', text: 'permit udp 192.0.2.0/24 host 198.51.100.53 eq 53', change: 'in' },
        { number: '50', text: 'deny ip any any log', change: 'in' },
      ],
    },
  ],
  notes: [
    {
      line: '10',
      text: 'Everything from the office, above its own exceptions: 20 and 30 had no hits in 90 days.',
    },
    {
      line: '40',
      text: 'Remote desktop from any address, no hits either. Removed; the gateway serves it.',
    },
    { line: '35', text: 'Besides 20, the flow log shows only web and names (36).' },
    { line: '50', text: 'Refusals are now logged, so the next review can count them.' },
  ],
} as const satisfies ChangeSpecimen;
