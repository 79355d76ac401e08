import type { FindingSpecimen } from '../specimen';

export const gapSpecimen = {
  kind: 'specimen',
  form: 'finding',
  heading: 'One row of the workbook',
  proves: 'The rating rests on evidence, and the row says which piece is missing.',
  readers: 'The manager who prepares your audit',
  intro: 'It says what the requirement asks, what we saw, and who closes the gap.',
  document: 'Gap workbook, row 61',
  title: 'ISO/IEC 27001:2022, A.8.13, information backup',
  figure: { value: '2 of 3', text: 'Kinds of evidence seen. Rating: partly met.' },
  parts: [
    { label: 'Seen', text: 'Backups run, but no restore test is on file.' },
    {
      label: 'Evidence',
      points: [
        'Backup policy of March: seen',
        'Job logs, 20 sampled days: seen',
        'A restore record: not seen',
      ],
    },
    {
      label: 'Would it delay the certificate?',
      text: 'Probably not: we expect a minor nonconformity. The auditor decides.',
    },
    {
      label: 'Also closes',
      text: 'PR.DS-11 of NIST CSF 2.0, which asks for tested backups too.',
    },
    {
      label: 'Fix',
      text: 'Restore one system each quarter, half a day each: 2 days a year.',
    },
  ],
  outcome: {
    label: 'Owner',
    text: 'Infrastructure lead. First restore record on file by 30 September.',
  },
} as const satisfies FindingSpecimen;
