/** @jest-environment node */
import { checkedSince } from './fact-age';

const table = [
  { pages: ['soc', 'siem'], checked: '2026-03-02' },
  { pages: ['soc'], checked: '2026-01-09' },
  { pages: ['post:soc'], checked: '2025-01-01' },
] as const;

test('a page is as old as the oldest check of what it says', () => {
  expect(checkedSince('soc', table)).toBe('2026-01-09');
  expect(checkedSince('siem', table)).toBe('2026-03-02');
  expect(checkedSince('edr', table)).toBeUndefined();
});
