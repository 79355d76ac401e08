/** @jest-environment node */

import { absoluteUrl } from './site-url';
import { searchAction } from './structured-data';

test('the site says how to search it as soon as there is a page for it', () => {
  expect(searchAction({ about: { path: '/about' } })).toBeUndefined();
  expect(searchAction({ search: { path: '/search' } })).toMatchObject({
    target: { urlTemplate: `${absoluteUrl('/search')}?q={words}` },
    'query-input': 'required name=words',
  });
});
