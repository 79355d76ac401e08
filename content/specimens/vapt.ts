import type { FindingSpecimen } from '../specimen';
import { project } from './imaginary-biscuits';

export const vaptSpecimen = {
  kind: 'specimen',
  form: 'finding',
  heading: 'A finding from a report',
  proves: 'Your developers can repeat the attack, and the re-assessment shows that the fix holds.',
  readers: 'Your developers, and the customer who asked for the test',
  intro: 'Your developers can repeat it from the report.',
  document: `Report ${project.number}, finding 3 of ${project.findings}`,
  title: 'Any customer can read another customer’s invoice',
  figure: { value: '7.1', text: 'Out of 10: High, by CVSS v4.0 base metrics.' },
  severity: {
    vector: 'CVSS:4.0/AV:N/AC:L/AT:N/PR:L/UI:N/VC:H/VI:N/VA:N/SC:N/SI:N/SA:N',
    rating: 'High',
  },
  facts: [{ label: 'Coverage', text: '38 of 41 operations, in both roles; 3 need live payments.' }],
  parts: [
    {
      label: 'Request',
      text: 'As test customer A, 6 May, 10:14, port 443, build 4.2:',
      code: ['GET /invoices/1002', 'Host: orders.biscuits.example', 'Cookie: session=(customer A)'],
    },
    {
      label: 'Response',
      text: 'Customer B’s invoice:',
      code: ['200 OK', 'customer: B, total: SGD 418.00'],
    },
    {
      label: 'Why',
      text: 'The page hides other customers’ invoices, but the service behind it never checks whose invoice it sends.',
    },
    {
      label: 'Fix',
      text: 'Check ownership in the invoice service. Add a test with two customers to the pipeline.',
    },
  ],
  outcome: {
    label: `Re-assessed, ${project.retest}`,
    text: 'A is refused (404), B still sees it (200). Closed.',
  },
} as const satisfies FindingSpecimen;
