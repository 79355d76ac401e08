import type { ChangeSpecimen } from '../specimen';

export const codeReviewSpecimen = {
  kind: 'specimen',
  form: 'change',
  setAs: 'code',
  heading: 'A hunk, read and mended',
  intro: 'A finding in code is a few lines, what is wrong with each, and the same lines mended.',
  document: 'Review 26-021, finding 5',
  title: 'A coupon is worth whatever the caller says',
  versions: [
    {
      label: 'orders/coupon.py, as read',
      lines: [
        { number: '41', text: 'def redeem(order, form):' },
        { number: '42', text: '  value = form["value"]', change: 'out' },
        { number: '43', text: '  coupon = find(form["code"])' },
        { number: '44', text: '  order.total -= value', change: 'out' },
        { number: '45', text: '  coupon.used = True' },
      ],
    },
    {
      label: 'As re-read',
      lines: [
        { number: '41', text: 'def redeem(order, form):' },
        { number: '42', text: '  with transaction():', change: 'in' },
        { number: '43', text: '    coupon = claim(form["code"])', change: 'in' },
        { number: '44', text: '    order.total -= coupon.value', change: 'in' },
      ],
    },
  ],
  notes: [
    {
      line: '42',
      text: 'The browser sets the discount. No scanner saw it: the type is right, the trust is wrong.',
    },
    {
      line: '45',
      text: 'Two requests at once both pass line 43. The repair claims the coupon as it finds it.',
    },
    { line: '44', text: 'Same cause in two more places, gift cards and returns: 3 of 3 closed.' },
  ],
} as const satisfies ChangeSpecimen;
