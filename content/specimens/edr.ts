import type { MatrixSpecimen } from '../specimen';
import { calls, permissions, sites } from './imaginary-biscuits';

const { actions, devices, signed } = permissions;

export const edrSpecimen = {
  kind: 'specimen',
  form: 'matrix',
  heading: 'The limits within which we act',
  proves: 'We do only what the owner of each system has signed for.',
  readers: 'The owners of your laptops, servers and production systems',
  intro: `You sign every value before our first shift. One matrix serves all sites, as far as each site’s tool can act. The device counts shown are those of the ${sites.edr.name}.`,
  document: 'Permission matrix, version 4, all sites',
  title: 'What an analyst may do without asking',
  figure: { value: '6 of 24', text: 'Steps that we take first and report afterwards.' },
  facts: [
    {
      label: 'Laptops',
      text: '208 with an agent; 3 without, not charged',
    },
    { label: 'Servers', text: '40, and 4 domain controllers, which check every sign-in' },
    { label: 'Operator screens', text: '12, with the PCs that program the ovens' },
  ],
  columns: ['Action', ...devices],
  rows: Object.entries(actions).map(([action, rights]) => [
    action,
    ...rights.map((right) => (right === 'Act' ? `**${right}**` : right)),
  ]),
  notes: [
    {
      label: 'Call first',
      text: `${calls.inTurn.join(', ')}, in turn. If nobody answers, we do what you signed for that case: here, we go on watching. If nobody on your side can answer at night, authorize us beforehand to isolate the device.`,
    },
    {
      label: 'Never',
      text: 'The ovens stop safely only by hand, so we call the floor.',
    },
    {
      label: 'Accounts',
      text: 'For a backup account, the column of servers applies.',
    },
  ],
  outcome: {
    label: 'Signed',
    text: `By the owners of laptops, servers and production on ${signed}. To change a value, they sign again.`,
  },
} as const satisfies MatrixSpecimen;
