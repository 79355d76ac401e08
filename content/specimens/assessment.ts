import { DAY_RATE, dollars } from '../example-durations';
import type { PaperSpecimen } from '../specimen';
import { project } from './imaginary-biscuits';

/** What the sample scope counts: days of each part, and Singapore dollars. */
export const sampleScope = {
  days: 13,
  addresses: 60,
  portal: 4,
  office: 3,
  review: 3,
  report: 2,
  reassessment: 1,
  dayRate: DAY_RATE,
} as const;

const { days, addresses, portal, office, review, report, reassessment, dayRate } = sampleScope;
export const testPrice = days * dayRate;

export const assessmentSpecimen = {
  kind: 'specimen',
  form: 'paper',
  heading: 'A scope on one page',
  proves: 'You agree what we will touch, and how to stop us, before we start.',
  readers: 'The buyer, and the owner of each system in scope',
  intro: 'We quoted from version 1; this is version 2, signed.',
  document: `Scope ${project.number}, version 2`,
  title: 'How close to the ovens could an outsider get?',
  figure: { value: `${days}`, text: 'Days of work, re-assessment included.' },
  facts: [
    { label: 'Window', text: `${project.window}, 09:00 to 18:00, not on 8 May: the stocktake` },
    { label: 'Report', text: 'By 29 May; list errors by 12 June' },
    {
      label: 'You may postpone',
      text: `Free until 29 April, then SGD ${dollars(dayRate / 2)} for each booked day moved`,
    },
    { label: 'Re-assessment', text: 'When you call for it, by 30 June' },
  ],
  parts: [
    {
      label: 'In scope',
      points: [
        'Order portal, 41 operations, customer and clerk roles',
        `Office network of the head office and both bakeries, ${addresses} addresses of servers, printers and laptops, inside and outside`,
        'Payment zone: we show that we can get in, then stop',
        'Firewalls fw-1 (payment zone, bakery) and fw-2 (servers, internet)',
      ],
    },
    {
      label: 'Out of scope',
      text: 'The recipe laboratory. Oven controllers: we read their drawings and send them no packets.',
    },
    {
      label: 'Stop',
      text: 'Either side can say “stop” on the phone line that both answer.',
    },
    {
      label: 'Effort',
      figures: {
        columns: ['Part', 'Days'],
        rows: [
          ['VAPT, portal', portal],
          ['VAPT, office', office],
          ['Architecture review, head office', review],
          ['Report and briefing', report],
          ['Re-assessment', reassessment],
          ['Total', days],
        ],
        sum: true,
      },
    },
    {
      label: 'Price',
      text: `SGD ${dollars(testPrice)} before GST, at ${dollars(dayRate)} a day; ${dollars((days - reassessment) * dayRate)} without the re-assessment. Version 1, from which we quoted, had neither price nor window.`,
    },
  ],
  outcome: { label: 'Signed', text: 'By the owner of each system in scope, 16 April.' },
} as const satisfies PaperSpecimen;
