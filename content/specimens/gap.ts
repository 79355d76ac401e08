import type { RegisterSpecimen } from '../specimen';

export const gapSpecimen = {
  kind: 'specimen',
  form: 'register',
  heading: 'One row of the workbook',
  intro: 'What the requirement asks, what was seen, and who closes the gap.',
  document: 'Gap register, row 61',
  title: 'ISO/IEC 27001:2022, A.8.13, information backup',
  fields: [
    {
      label: 'Rating',
      text: 'Partly met: 2 of 3 kinds of evidence seen. Copies are made; no test on file.',
    },
    {
      label: 'Would it stop the audit?',
      text: 'Likely a minor nonconformity; for the auditor to say.',
    },
    { label: 'Also closes', text: 'A Recover outcome of NIST CSF 2.0.' },
  ],
  evidence: [
    { item: 'Backup policy of March', seen: true },
    { item: 'Job logs, 20 sampled days', seen: true },
    { item: 'A restore record', seen: false },
  ],
  decision: {
    label: 'Owner:',
    text: 'infrastructure lead. One system a quarter, 4 half-days: 2 days a year. First restore filed by 30 September.',
  },
} as const satisfies RegisterSpecimen;
