import { choose } from '@/content/choose';
import { isQuestion, stepsFrom } from '../finder';
import { withAnswers } from './begun-link';
import { begunMessage } from './begun-message';

const fragmentOf = (address: string) => new URL(address, 'https://site.example').hash;

test('every way through the questions begins the message with what was asked, said and suggested', () => {
  for (const { id, shows, given } of stepsFrom(choose.finder)) {
    const message = begunMessage(fragmentOf(withAnswers('/contactus?about=soc', id)));
    if (isQuestion(shows)) expect(message).toBe('');
    else
      for (const { question, answer } of given)
        expect(message).toContain(`${question} ${answer.says}`);
  }
});

test.each([
  '',
  '#',
  '#main',
  '#%E0%A4%A',
  '#message=Pay+me',
  '#answers=constructor',
  '#answers=Pay+me',
])('%j puts no word into the message', (fragment) => {
  expect(begunMessage(fragment)).toBe('');
});
