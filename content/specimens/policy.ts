import type { ChangeSpecimen } from '../specimen';

export const policySpecimen = {
  kind: 'specimen',
  form: 'change',
  setAs: 'clauses',
  heading: 'A clause and its drafts',
  intro: 'A statement that cannot be tested is redrafted until it has an owner and a proof.',
  document: 'Access policy, clause 4',
  title: 'What happens to a leaver’s accounts',
  versions: [
    {
      label: 'First draft, 2 March',
      lines: [
        { number: '4.1', text: 'Accounts should be removed in a timely manner.', change: 'out' },
        { number: '4.2', text: 'IT is responsible for security.', change: 'out' },
        { number: '4.3', text: 'Exceptions need approval.' },
      ],
    },
    {
      label: 'As adopted, 20 April',
      lines: [
        {
          number: '4.1',
          text: 'A leaver’s accounts must be disabled by the end of the last working day.',
          change: 'in',
        },
        { number: '4.2', text: 'The head of the service desk answers for 4.1.', change: 'in' },
        {
          number: '4.3',
          text: 'HR must approve exceptions in writing, for 30 days at most.',
          change: 'in',
        },
      ],
    },
  ],
  notes: [
    {
      line: '4.1',
      text: 'Proof: leaver tickets against the payroll list. In the trial month, 11 of 12 were in time.',
    },
    { line: '4.2', text: 'A post can be held to it; a department cannot.' },
    { line: '4.3', text: 'The twelfth: a baker paid until Friday who left on Tuesday.' },
  ],
} as const satisfies ChangeSpecimen;
