import type { FindingSpecimen } from '../specimen';

export const vaptSpecimen = {
  kind: 'specimen',
  form: 'finding',
  heading: 'A finding from a report',
  intro: 'Your developer can repeat it, your auditor can weigh it, and the retest closes it.',
  document: 'Report 26-014, finding 3 of 9',
  title: 'Any customer can read another customer’s invoice',
  severity: {
    vector: 'CVSS:4.0/AV:N/AC:L/AT:N/PR:L/UI:N/VC:H/VI:N/VA:N/SC:N/SI:N/SA:N',
    score: 7.1,
    rating: 'High',
  },
  parts: [
    {
      label: 'Request',
      text: 'Signed in as test customer A:',
      code: ['GET /invoices/1002', 'Host: orders.biscuits.example', 'Cookie: session=(customer A)'],
    },
    {
      label: 'Response',
      text: 'The invoice of test customer B:',
      code: ['200 OK', 'customer: B, total: 418.00'],
    },
    {
      label: 'Why',
      text: 'The page hides others’ invoices; the service behind it never asks whose they are.',
    },
    {
      label: 'Fix',
      text: 'Check ownership in the invoice service, and test it with two customers in the pipeline.',
    },
    {
      label: 'Coverage',
      text: '38 of 41 operations tested, in both roles; 3 needed live payments and were left out.',
    },
  ],
  stamp: 'Retested 9 June: 404 for A, 200 for B. Closed.',
} as const satisfies FindingSpecimen;
