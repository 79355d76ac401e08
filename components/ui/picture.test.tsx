import { renderToStaticMarkup } from 'react-dom/server';
import { soc } from '@/content/services/soc';
import { People } from '../about/people';
import { Cover } from '../service/cover';

jest.mock('@/lib/pictures', () => ({
  pictureOf: (file: string) => ({
    address: `/${file}`,
    width: 800,
    height: 600,
    widths: [320, 800],
  }),
}));

const picture = { file: 'a', alt: 'What it shows' };

test('a service shows its picture in place of its drawing, fetched at once', () => {
  const html = renderToStaticMarkup(<Cover id="soc" page={{ ...soc, picture }} />);
  expect(html).toMatch(/<img(?=[^>]* alt="What it shows")(?=[^>]* loading="eager")/);
  expect(html).not.toContain('<svg');
});

test('of people and their room what is known is shown, and no band of nothing', () => {
  expect(renderToStaticMarkup(<People facts={{ leads: [], onShift: [] }} />)).toBe('');
  const hours = { from: '22:00', to: '07:00' };
  const html = renderToStaticMarkup(
    <People
      facts={{
        leads: [{ name: 'Ada Byron', role: 'R', picture }],
        onShift: [{ name: 'Max van Os', role: 'S', hours }],
        room: { file: 'room', alt: 'The room' },
      }}
    />,
  );
  for (const alt of [picture.alt, 'The room']) expect(html).toContain(`alt="${alt}"`);
  expect(html.replace(/<[^>]*>/g, '')).toMatch(/Ada ByronR.*MvMax van OsS22:00–07:00, /);
});
