import fc from 'fast-check';
import { buying, type Rota, type RotaFault } from '@/content/buying';
import { faultOf, workOut } from './rota';

const { example } = buying.rota;

/** Rotas that somebody could work: quarters of hours, halves of shifts. */
const sane: fc.Arbitrary<Rota> = fc
  .record({
    hours: fc.integer({ min: 4, max: 96 }).map((quarters) => quarters / 4),
    shifts: fc.integer({ min: 1, max: 14 }).map((halves) => halves / 2),
    away: fc.integer({ min: 0, max: 51 }),
    people: fc.integer({ min: 1, max: 50 }),
  })
  .filter(({ hours, shifts }) => hours * shifts <= 168);

test('an hour of a week needs one person, and 8-hour shifts over five days more than four', () => {
  const { exact, posts } = workOut({ hours: 8, shifts: 5, away: 0, people: 1 });
  expect({ exact, posts }).toEqual({ exact: 4.2, posts: 5 });
  expect(workOut({ hours: 24, shifts: 7, away: 0, people: 3 }).posts).toBe(3);
  // 168 / 5.6 is a little over 30 in binary.
  expect(workOut({ hours: 5.6, shifts: 1, away: 0, people: 1 }).shiftsAWeek).toBe(30);
});

test('the posts fill every shift, one fewer would not, and more people or weeks away never need fewer', () => {
  fc.assert(
    fc.property(sane, (rota) => {
      expect(faultOf(rota)).toBeUndefined();
      const { shiftsAWeek, shiftsAYear, ofOnePerson, posts } = workOut(rota);
      expect(shiftsAWeek * rota.hours).toBeGreaterThanOrEqual(168 - 1e-6);
      expect((shiftsAWeek - 1) * rota.hours).toBeLessThan(168);
      expect(posts * ofOnePerson).toBeGreaterThanOrEqual(shiftsAYear * (1 - 1e-6));
      expect((posts - 1) * ofOnePerson).toBeLessThan(shiftsAYear);
      expect(posts).toBeGreaterThanOrEqual(rota.people);
      expect(workOut({ ...rota, people: rota.people + 1 }).posts).toBeGreaterThanOrEqual(posts);
      expect(workOut({ ...rota, away: rota.away + 0.5 }).posts).toBeGreaterThanOrEqual(posts);
    }),
  );
});

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

test('no number, however absurd, gets an answer that is none', () => {
  const any = fc.double();
  fc.assert(
    fc.property(fc.record({ hours: any, shifts: any, away: any, people: any }), (rota) => {
      const answer = faultOf(rota) ?? workOut(rota).posts;
      expect(Number.isNaN(answer)).toBe(false);
    }),
  );
});
