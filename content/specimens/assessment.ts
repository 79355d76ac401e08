import { dollars } from '../example-durations';
import type { PaperSpecimen } from '../specimen';
import { project } from './imaginary-biscuits';

const days = 13;
const testDays = 7;
const reviewDays = 3;
const reportDays = 2;
const reassessmentDays = 1;
/** Singapore dollars. */
const dayRate = 1_750;
export const testPrice = days * dayRate;

export const assessmentSpecimen = {
  kind: 'specimen',
  form: 'paper',
  heading: 'A scope on one page',
  proves: 'You know what we will touch, and how to stop us, before we quote.',
  readers: 'The buyer, and the owner of each system in scope',
  intro:
    'You get this page first: what you asked, what we will touch and when we stop. We quote from it.',
  document: `Scope ${project.number}, version 2`,
  title: 'How close to the ovens could an outsider get?',
  figure: { value: `${days}`, text: 'Days of work, re-assessment included.' },
  facts: [
    { label: 'Window', text: '4 to 15 May, 09:00 to 18:00, not on 8 May: the stocktake' },
    { label: 'Moved', text: 'Free of charge until 29 April' },
    { label: 'Re-assessment', text: 'When you call for it, by 30 June' },
  ],
  parts: [
    {
      label: 'In scope',
      points: [
        'Order portal, customer and clerk roles',
        'Office network, 3 sites',
        'Firewalls fw-1, office to payment zone and bakery, and fw-2, office to servers and internet',
      ],
    },
    {
      label: 'Out of scope',
      text: 'Oven controllers. We look at their drawings and send the controllers no packets.',
    },
    {
      label: 'Stop',
      text: 'Either side can say “stop” on the shared phone line. Both sides answer it during tests.',
    },
    {
      label: 'Effort',
      figures: {
        columns: ['Part', 'Days'],
        rows: [
          ['VAPT, portal and office', testDays],
          ['Architecture review, head office', reviewDays],
          ['Report and briefing', reportDays],
          ['Re-assessment', reassessmentDays],
          ['Total', days],
        ],
        sum: true,
      },
    },
    {
      label: 'Quoted from it',
      text: `SGD ${dollars(testPrice)} before GST, at ${dollars(dayRate)} a day; ${dollars((days - reassessmentDays) * dayRate)} without the re-assessment.`,
    },
  ],
  outcome: { label: 'Signed', text: 'By the owner of each system in scope, 27 April.' },
} as const satisfies PaperSpecimen;

/** What to ask of each bidder for a test: the answer to accept, the one to refuse, and what the sample scope says. */
export const bidsForATest = [
  [
    'How many days of work, and on what?',
    'Days for each part, counted from your scope',
    'One sum for “a full test”',
    `${testDays} for testing, ${reviewDays} for an architecture review of the head office, ${reportDays} for the report and briefing`,
  ],
  [
    'Who leads it, with which qualifications?',
    'A name, and your right to refuse a replacement',
    '“Certified testers”',
    'Our quotation names the person',
  ],
  [
    'Which company holds the licence?',
    'The one that signs, with its number',
    '“Our group is licensed”',
    'We hold it ourselves: see [VAPT Services](vapt)',
  ],
  [
    'Which systems, in which roles?',
    'A list that their owners sign',
    '“The application”',
    'An order portal as customer and as clerk, the office network at three sites, two firewalls',
  ],
  [
    'What is left out?',
    'A list, with what you would learn from each',
    'Nothing said',
    'Oven controllers: drawings only, no packets',
  ],
  [
    'What does the report contain?',
    'Steps to reproduce each finding, its vector and its fix, and what was not reached',
    'The export of a scanner',
    '[A finding](vapt), a management summary and a letter for customers',
  ],
  [
    'What does a re-assessment cost, and until when?',
    'Its price, alone or in the sum, and its last day',
    '“Included”, without a day',
    `SGD ${dollars(reassessmentDays * dayRate)} for ${reassessmentDays} day, when you call for it by 30 June`,
  ],
  [
    'What does a day cost, and all of it before GST?',
    'Both figures',
    'Only the sum',
    `SGD ${dollars(dayRate)} a day, ${dollars(testPrice)} for ${days} days`,
  ],
] as const;
