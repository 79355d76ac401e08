import { begunMessage } from './begun-message';

test.each(['', '#main', '#%E0%A4%A', '#message=Pay+me', '#answers=constructor'])(
  '%j puts no word into the message',
  (fragment) => {
    expect(begunMessage(fragment)).toBe('');
  },
);
