import type { ChangeSpecimen } from '../specimen';

export const codeReviewSpecimen = {
  kind: 'specimen',
  form: 'change',
  setAs: 'code',
  heading: 'A finding in the code',
  proves: 'Each comment names a line, and you see the line once fixed.',
  readers: 'The developers who own the code',
  intro: 'Your developers see what is wrong with each line, and the same lines once fixed.',
  document: 'Review 26-021, finding 5',
  title: 'A coupon is worth whatever the caller says',
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
  notes: [
    {
      line: '42',
      text: 'The browser sets the discount. It parses as a number, so no scanner flagged it.',
    },
    {
      line: '44',
      text: 'Gift cards and returns trusted the browser in the same way. All three are fixed.',
    },
    {
      line: '45',
      text: 'Two requests at once can both pass line 43 before either gets here. The fix marks the coupon as used while it finds it.',
    },
  ],
} as const satisfies ChangeSpecimen;
