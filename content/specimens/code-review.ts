import type { ChangeSpecimen } from '../specimen';

export const codeReviewSpecimen = {
  kind: 'specimen',
  form: 'change',
  setAs: 'code',
  heading: 'A finding in the code',
  intro: 'It shows a few lines, what is wrong with each, and the same lines once fixed.',
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
      label: 'After the fix',
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
      text: 'The browser sets the discount. No scanner saw it, because the type is right.',
    },
    {
      line: '45',
      text: 'Two requests at once both pass line 43. The fix claims the coupon as it finds it.',
    },
    { line: '44', text: 'Same cause in two more places, gift cards and returns: 3 of 3 closed.' },
  ],
} as const satisfies ChangeSpecimen;
