import type { DiffSpecimen } from '../specimen';

export const policySpecimen = {
  kind: 'specimen',
  form: 'diff',
  setAs: 'clauses',
  heading: 'One clause, before and after',
  proves: 'Each rule that nobody could check has become a duty that has an owner.',
  readers: 'The owner of the policy, and your auditor',
  intro: 'If nobody can test a statement, we redraft it until it has an owner and a proof.',
  document: 'Access policy, clause 4',
  title: 'What happens to a leaver’s accounts',
  figure: { value: '11/12', text: 'Leavers’ accounts disabled on time in the trial month.' },
  versions: [
    {
      label: 'First draft, 2 March',
      lines: [
        { number: '4.1', text: 'Accounts should be removed in a timely manner.', change: 'out' },
        { number: '4.2', text: 'IT is responsible for security.', change: 'out' },
        { number: '4.3', text: 'Exceptions need approval.', change: 'out' },
      ],
    },
    {
      label: 'As adopted, 20 April',
      lines: [
        {
          number: '4.1',
          text: 'The service desk must disable a leaver’s accounts by the end of the last working day.',
          change: 'in',
        },
        { number: '4.2', text: 'The head of the service desk answers for 4.1.', change: 'in' },
        {
          number: '4.3',
          text: 'HR may approve an exception in writing, for 30 days at most.',
          change: 'in',
        },
      ],
    },
  ],
  reasons: [
    { label: 'Clause 4.1', text: 'Proof: we check leaver tickets against the payroll list.' },
    {
      label: 'Clause 4.2',
      text: 'The holder of a post can be held answerable for clause 4.1; a whole department cannot.',
    },
    {
      label: 'Clause 4.3',
      text: 'The twelfth leaver shows why: a baker left on a Tuesday but was paid until Friday. HR approved the three days in writing.',
    },
  ],
} as const satisfies DiffSpecimen;
