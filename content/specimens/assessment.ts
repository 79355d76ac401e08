import type { PaperSpecimen } from '../specimen';

export const assessmentSpecimen = {
  kind: 'specimen',
  form: 'paper',
  layout: 'clauses',
  heading: 'A scope on one page',
  intro: 'Agreed before any quotation: what is asked, what is touched, and when we stop.',
  document: 'Scope 26-014, version 2',
  title: 'Could an outsider stop the ovens?',
  parts: [
    {
      label: 'In scope',
      points: [
        'Order portal, customer and clerk roles',
        'Office network, 3 sites',
        'Firewall pair between office and bakery',
      ],
    },
    {
      label: 'Out of scope',
      text: 'Oven controllers: looked at on drawings, never sent a packet.',
    },
    { label: 'Window', text: '4 to 15 May, 09:00 to 18:00; none on 8 May, for the stocktake.' },
    {
      label: 'Stop',
      text: 'Either side says “stop” on the shared line; both phones are staffed during tests.',
    },
    {
      label: 'Effort',
      figures: {
        columns: ['Part', 'Days'],
        rows: [
          ['VAPT, portal and office', 7],
          ['Architecture review', 3],
          ['Report and briefing', 2],
          ['Re-assessment', 1],
          ['Total', 13],
        ],
        sum: true,
      },
    },
  ],
  decision: { label: 'Signed', text: 'by the owner of each system in scope, 27 April.' },
} as const satisfies PaperSpecimen;
