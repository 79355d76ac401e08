import type { DiffSpecimen } from '../specimen';

export const codeReviewSpecimen = {
  kind: 'specimen',
  form: 'diff',
  setAs: 'code',
  heading: 'A finding in the code',
  proves: 'Each comment names a line, and you see the fixed line too.',
  readers: 'The developers who own the code',
  intro: 'Your developers see what is wrong with each line, and the fixed lines.',
  document: 'Review 26-021, finding 5',
  title: 'A coupon is worth whatever the caller says',
  figure: {
    value: '3',
    text: 'Places where the code trusted the browser: coupons, gift cards and returns. All are fixed.',
  },
  versions: [
    {
      label: 'orders/coupon.py, as read',
      lines: [
        { number: '41', text: 'def redeem(order, form):' },
        { number: '42', text: '  value = Decimal(form["value"])', change: 'out' },
        { number: '43', text: '  coupon = find(form["code"])', change: 'out' },
        { number: '44', text: '  order.total -= value', change: 'out' },
        { number: '45', text: '  coupon.used = True', change: 'out' },
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
  reasons: [
    {
      label: 'Line 42',
      text: 'The browser sets the discount. It parses as a number, so no scanner flagged it.',
    },
    {
      label: 'Line 45',
      text: 'Two requests at once can both pass line 43 before either gets here. The fix finds the coupon and marks it as used in a single step.',
    },
  ],
} as const satisfies DiffSpecimen;
