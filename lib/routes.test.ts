import { existsSync } from 'node:fs';
import { serviceFamilies } from '@/content/navigation';
import { ancestorsOf, flatServiceIds, pathOf, routeIds, serviceIdAt, serviceIds } from './routes';

describe('the route table', () => {
  test('spells every address once', () => {
    const paths = routeIds.map((id) => pathOf(id).toLowerCase());
    expect(new Set(paths).size).toBe(paths.length);
  });

  test('has no service at an address that a folder of app/ serves', () => {
    const served = flatServiceIds.filter(({ slug }) => existsSync(`app/${slug}/page.tsx`));
    expect(served).toEqual([]);
  });

  test('has a page under app/ for every address that app/[service] does not serve', () => {
    const flat = new Set<string>(flatServiceIds.map(({ id }) => id));
    const missing = routeIds.filter(
      (id) => !flat.has(id) && !existsSync(`app${pathOf(id)}/page.tsx`),
    );
    expect(missing).toEqual([]);
  });

  test('gives every service its way from home', () => {
    for (const { route, items } of serviceFamilies) {
      expect(ancestorsOf(route)).toEqual(['home', 'services']);
      for (const item of items)
        expect(ancestorsOf(item.route)).toEqual(['home', 'services', route]);
    }
    expect(ancestorsOf('contact')).toEqual(['home']);
    for (const id of serviceIds) expect(ancestorsOf(id)[0]).toBe('home');
    expect(ancestorsOf('home')).toEqual([]);
  });

  test('refuses an address without a row', () => {
    expect(() => serviceIdAt('nowhere')).toThrow(
      'No service is at /nowhere: see content/routes.ts.',
    );
  });
});
