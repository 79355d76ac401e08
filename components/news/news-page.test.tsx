jest.mock('@/content/news', () => {
  const { news } = jest.requireActual('@/content/news');
  const text = 'From [us](contact), **today**.';
  return { news, announcements: [{ date: '2026-01-01', title: 'T', text }] };
});

import { renderToStaticMarkup } from 'react-dom/server';
import { pathOf } from '@/lib/routes';
import { NewsPage } from './news-page';

test('an announcement has its links and its stress', async () => {
  expect(renderToStaticMarkup(await NewsPage())).toContain(
    `From <a href="${pathOf('contact')}" class="link">us</a>, <strong>today</strong>.`,
  );
});
