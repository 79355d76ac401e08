import type { PaperSpecimen } from '../specimen';

export const trainingSpecimen = {
  kind: 'specimen',
  form: 'paper',
  heading: 'Sample exercises',
  proves: 'We score your people before and after, by the same criteria.',
  readers: 'Your managers and your analysts',
  intro: 'One exercise for decision-makers, and one for analysts.',
  document: 'Course 26-3, day 2',
  title: 'The invoice paid to a fraudster',
  figure: {
    value: '10:20',
    text: 'The bank calls: the SGD 80,000 you paid the flour mill went to an account opened last week.',
  },
  parts: [
    {
      label: 'Exercise card 4, for management',
      text: 'The finance lead is on a plane until 14:00.',
      points: [
        'Who may stop payments now?',
        'What do you tell the mill?',
        'Your log says 10:20. What is your first entry?',
      ],
    },
    {
      label: 'Lab sheet 4, for analysts',
      text: 'You have the finance lead’s email log and sign-in log from that day, 1,400 lines. Find the first sign-in that was not hers.',
    },
  ],
  figures: {
    columns: ['Lab sheet 4: what scores', 'Points'],
    rows: [
      ['First sign-in found', 4],
      ['Inbox rule found', 3],
      ['Timeline in one time zone', 2],
      ['Next step named', 3],
      ['Total', 12],
    ],
    sum: true,
  },
  outcome: {
    label: 'Scored twice',
    text: 'Before the course and at its end, by the same criteria on a different case.',
  },
} as const satisfies PaperSpecimen;
