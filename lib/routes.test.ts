import { existsSync } from 'node:fs';
import { serviceFamilies } from '@/content/navigation';
import { ancestorsOf, flatServiceIds, serviceIds } from './routes';

test('no service is at an address that a folder of app/ serves', () => {
  expect(flatServiceIds.filter(({ slug }) => existsSync(`app/${slug}/page.tsx`))).toEqual([]);
});

test('every page has its way from home', () => {
  for (const { route, items } of serviceFamilies) {
    expect(ancestorsOf(route)).toEqual(['home', 'services']);
    for (const item of items) expect(ancestorsOf(item.route)).toEqual(['home', 'services', route]);
  }
  for (const id of serviceIds) expect(ancestorsOf(id)[0]).toBe('home');
  expect(ancestorsOf('contact')).toEqual(['home']);
  expect(ancestorsOf('home')).toEqual([]);
});
