import type { RegisterSpecimen } from '../specimen';

export const gapSpecimen = {
  kind: 'specimen',
  form: 'register',
  heading: 'One row of the workbook',
  proves: 'The rating rests on evidence, and says which piece is missing.',
  readers: 'Whoever prepares your audit',
  intro: 'It says what the requirement asks, what we saw, and who closes the gap.',
  document: 'Gap workbook, row 61',
  title: 'ISO/IEC 27001:2022, A.8.13, information backup',
  fields: [
    {
      label: 'Rating',
      text: 'Partly met: we saw 2 of 3 kinds of evidence. Backups run, but no restore test is on file.',
    },
    {
      label: 'Would it delay the certificate?',
      text: 'Probably not: we expect a minor nonconformity. The auditor decides.',
    },
    {
      label: 'Also closes',
      text: 'PR.DS-11 of NIST CSF 2.0, which asks for tested backups too.',
    },
  ],
  evidence: [
    { item: 'Backup policy of March', seen: true },
    { item: 'Job logs, 20 sampled days', seen: true },
    { item: 'A restore record', seen: false },
  ],
  decision: {
    label: 'Owner:',
    text: 'infrastructure lead. Restore one system each quarter, half a day each: 2 days a year. First record on file by 30 September.',
  },
} as const satisfies RegisterSpecimen;
