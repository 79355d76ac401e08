import type { DutiesSpecimen } from '../specimen';

export const msspSpecimen = {
  kind: 'specimen',
  form: 'duties',
  heading: 'A sample responsibility matrix',
  proves: 'Each task has one side that acts, and a person to call.',
  readers: 'Whoever signs the monitoring contract',
  intro:
    'One side acts on each task. We agree yours with you, and it becomes part of the contract.',
  document: 'Contract annex C',
  title: 'Who acts, who is told',
  columns: ['You', 'Task', 'We'],
  duties: [
    {
      task: 'Triage an alert',
      acts: 'we',
      you: 'Are told of incidents',
      we: 'Act',
      person: 'Shift analyst',
    },
    {
      task: 'Isolate a laptop',
      acts: 'we',
      you: 'Approved on 3 February',
      we: 'Act',
      person: 'Shift analyst',
    },
    {
      task: 'Shut down a production server',
      acts: 'you',
      you: 'Decide and act',
      we: 'Advise',
      person: 'Head of operations',
    },
    {
      task: 'Notify a regulator',
      acts: 'you',
      you: 'Decide and act',
      we: 'Supply facts and times',
      person: 'Data protection officer',
    },
    {
      task: 'Update a server that sends logs',
      acts: 'you',
      you: 'Act',
      we: 'Check that events still arrive',
      person: 'System administrator',
    },
  ],
  notes: [
    {
      label: 'You',
      text: 'At night we call the duty phone of the head of operations, then the deputy.',
    },
    {
      label: 'We',
      text: 'The shift analyst acts. The lead analyst advises, and writes down who decided what.',
    },
  ],
} as const satisfies DutiesSpecimen;
