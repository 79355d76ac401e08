import { buying } from '@/content/buying';
import { choose } from '@/content/choose';
import { isQuestion, stepsFrom } from '../finder';
import { withAnswers, withRota } from './begun-link';
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

test('the figures of a sum begin the message, with what they come to', () => {
  const rota = { hours: 12, shifts: 3.5, away: 7, people: 2 };
  const message = begunMessage(fragmentOf(withRota('/contactus', rota)));
  expect(message).toContain(`${buying.rota.fields.shifts.label}: 3.5`);
  expect(message).toMatch(new RegExp(`\\d ${buying.rota.posts}`));
});

test.each([
  '',
  '#',
  '#main',
  '#%E0%A4%A',
  '#message=Pay+me',
  '#answers=constructor',
  '#answers=Pay+me',
  '#rota=Pay,me,now,1',
  '#rota=8,5,7',
  '#rota=8,5,7,1e9',
  '#rota=,,,',
])('%j puts no word into the message', (fragment) => {
  expect(begunMessage(fragment)).toBe('');
});
