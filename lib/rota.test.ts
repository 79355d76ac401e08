import { buying, type Rota, type RotaFault } from '@/content/buying';
import { faultOf, workOut } from './rota';

const { example } = buying.rota;

/** Rotas that somebody could work, by every mix of these figures that fits a week. */
const sane: Rota[] = [0.25, 5.6, 8, 11.5, 24].flatMap((hours) =>
  [0.5, 1, 4.5, 7, 14]
    .filter((shifts) => hours * shifts <= 168)
    .flatMap((shifts) =>
      [0, 6, 51].flatMap((away) => [1, 3, 50].map((people) => ({ hours, shifts, away, people }))),
    ),
);

test('an hour of a week needs one person, and 8-hour shifts over five days more than four', () => {
  const { exact, posts } = workOut({ hours: 8, shifts: 5, away: 0, people: 1 });
  expect({ exact, posts }).toEqual({ exact: 4.2, posts: 5 });
  expect(workOut({ hours: 24, shifts: 7, away: 0, people: 3 }).posts).toBe(3);
  // 168 / 5.6 is a little over 30 in binary.
  expect(workOut({ hours: 5.6, shifts: 1, away: 0, people: 1 }).shiftsAWeek).toBe(30);
});

test.each(sane)(
  'the posts for %j fill every shift, one fewer would not, and more people or weeks away never need fewer',
  (rota) => {
    expect(faultOf(rota)).toBeUndefined();
    const { shiftsAWeek, shiftsAYear, ofOnePerson, posts } = workOut(rota);
    expect(shiftsAWeek * rota.hours).toBeGreaterThanOrEqual(168 - 1e-6);
    expect((shiftsAWeek - 1) * rota.hours).toBeLessThan(168);
    expect(posts * ofOnePerson).toBeGreaterThanOrEqual(shiftsAYear * (1 - 1e-6));
    expect((posts - 1) * ofOnePerson).toBeLessThan(shiftsAYear);
    expect(posts).toBeGreaterThanOrEqual(rota.people);
    expect(workOut({ ...rota, people: rota.people + 1 }).posts).toBeGreaterThanOrEqual(posts);
    expect(workOut({ ...rota, away: rota.away + 0.5 }).posts).toBeGreaterThanOrEqual(posts);
  },
);

test.each<[Partial<Rota>, RotaFault]>([
  [{ hours: Number.NaN }, 'missing'],
  [{ people: Number.POSITIVE_INFINITY }, 'missing'],
  [{ hours: 0 }, 'hours'],
  [{ hours: 24.5 }, 'hours'],
  [{ shifts: -1 }, 'shifts'],
  [{ hours: 24, shifts: 8 }, 'week'],
  [{ away: -1 }, 'away'],
  [{ away: 52 }, 'away'],
  [{ people: 0 }, 'people'],
  [{ people: 1.5 }, 'people'],
  [{ people: 1e9 }, 'people'],
])('%j is absurd: %s', (change, fault) => {
  expect(faultOf({ ...example, ...change })).toBe(fault);
});
