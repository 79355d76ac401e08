import type { PaperSpecimen } from '../specimen';

export const phishingSpecimen = {
  kind: 'specimen',
  form: 'paper',
  layout: 'cards',
  heading: 'One message and its results',
  proves: 'You can see which group to teach first, and what to teach it.',
  readers: 'Whoever plans your awareness training',
  intro:
    'Staff see the marked message once they submit the form. Managers see the figures after the round.',
  document: 'Round 2, message B',
  title: 'A supplier’s new bank account',
  parts: [
    {
      label: 'The message, marked',
      message: [
        { field: 'From', text: 'accounts@fl0ur-mill.example', sign: 1 },
        { field: 'To', text: 'you@biscuits.example' },
        { field: 'Subject', text: 'New bank details' },
        { text: 'Dear partner,', sign: 2 },
        {
          text: 'Our bank has changed. Pay invoice 5518 by this link before 16:00.',
          sign: 3,
        },
        { text: 'Call me on 555 0142 if unsure.', sign: 4 },
      ],
      points: [
        'A zero for the letter o in the sender’s domain.',
        '“Dear partner”, though the mill knows your name.',
        'It rushes you to pay into a new account.',
        'The phone number comes from the message itself. Use the one on file.',
      ],
    },
    {
      label: 'People, by group',
      figures: {
        columns: ['Group', 'Sent', 'Reported', 'Submitted'],
        rows: [
          ['Finance', 40, 22, 2],
          ['Sales', 60, 21, 6],
          ['Bakery', 100, 27, 12],
          ['Total', 200, 70, 20],
        ],
        sum: true,
      },
      text: 'Phish Scale: very difficult. First report after 6 minutes.',
    },
  ],
  decision: {
    label: 'In short:',
    text: '35 per cent reported it and 10 per cent submitted the form. Teach the bakery first to report what looks wrong.',
  },
} as const satisfies PaperSpecimen;
