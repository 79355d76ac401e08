import type { PaperSpecimen } from '../specimen';

export const trainingSpecimen = {
  kind: 'specimen',
  form: 'paper',
  layout: 'cards',
  heading: 'A card and a lab sheet',
  intro: 'One exercise for those who decide, and one for those who analyse.',
  document: 'Course 26-3, day 2',
  title: 'The invoice paid to a stranger',
  parts: [
    {
      label: 'Exercise card 4, for management',
      text: '10:20. The bank calls: 80,000 went to an account opened last week. The finance lead is on a plane until 14:00.',
      points: [
        'Who may stop payments now?',
        'What do you tell the mill?',
        'Your log says 10:20. What is your first entry?',
      ],
    },
    {
      label: 'Lab sheet 4, for analysts',
      text: 'Email log and sign-in log of the same day, 1,400 lines. Find the first sign-in that was not hers.',
      figures: {
        columns: ['Criterion', 'Points'],
        rows: [
          ['First sign-in found', 4],
          ['Inbox rule found', 3],
          ['Timeline in one time zone', 2],
          ['Next step named', 3],
          ['Total', 12],
        ],
        sum: true,
      },
    },
  ],
  decision: {
    label: 'Counted:',
    text: 'same criteria, another case, before the course and six weeks after.',
  },
} as const satisfies PaperSpecimen;
