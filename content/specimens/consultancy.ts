import type { PaperSpecimen } from '../specimen';
import { supplierRisk } from './imaginary-biscuits';

export const consultancySpecimen = {
  kind: 'specimen',
  form: 'paper',
  heading: 'A sample decision paper',
  proves:
    'The paper gives the cost of each option in days of your staff, and the case against our advice.',
  readers: 'The director who has to choose',
  intro: 'The work ends in one page that your management can sign, or reject with a reason.',
  document: 'Decision paper 3',
  title: 'Which work should come first this year?',
  figure: { value: '15', text: 'Staff days saved by option A: 75, not 90.' },
  parts: [
    {
      label: 'Question',
      text: 'A customer wants you certified within 18 months. Your risk register puts supplier access first. Your staff can do only one thing at a time.',
    },
    {
      label: 'Options',
      text: 'A starts with supplier access, B with policies.',
      figures: {
        columns: ['Your staff’s days', 'Option A', 'Option B'],
        rows: [
          ['Supplier access', supplierRisk.theirs, supplierRisk.theirs],
          ['Policies and evidence', 45, 60],
          ['Internal audit', 10, 10],
          ['Total', 75, 90],
        ],
        sum: true,
      },
    },
    {
      label: 'Our days',
      text: `We add ${supplierRisk.ours} days of our own to either option. We write the rules for the new access and check it; your staff set it up and move each supplier to it.`,
    },
    {
      label: 'Difference',
      text: 'With A, the access records serve as audit evidence later. With B, you write some policies twice, because supplier access changes after them.',
    },
    {
      label: 'Advice',
      text: 'A. It saves your staff 15 days and closes the first risk in month 3, not month 11.',
    },
    {
      label: 'Against it',
      text: 'You have nothing to show the customer before month 8. Send them the plan meanwhile.',
    },
  ],
  outcome: { label: 'Decision asked', text: 'A or B, by the managing director, before 1 March.' },
} as const satisfies PaperSpecimen;
