/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
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
  render(<Cover id="soc" page={{ ...soc, picture }} />);
  const [shown, ...others] = screen.getAllByRole('img');
  expect(others).toEqual([]);
  expect(shown).toHaveAccessibleName(picture.alt);
  expect(shown).toHaveAttribute('loading', 'eager');
  expect(shown).toHaveAttribute('srcset', '/a.320.webp 320w, /a.800.webp 800w');
  expect(shown?.parentElement?.querySelector('[type="image/avif"]')).toHaveAttribute(
    'srcset',
    '/a.320.avif 320w, /a.800.avif 800w',
  );
});

test('of people and their room what is known is shown, and no band of nothing', () => {
  const { container, rerender } = render(<People facts={{ leads: [], onShift: [] }} />);
  expect(container).toBeEmptyDOMElement();
  const hours = { from: '22:00', to: '07:00' };
  rerender(
    <People
      facts={{
        leads: [{ name: 'Ada Byron', role: 'R', picture }],
        onShift: [{ name: 'Max van Os', role: 'S', hours }],
        room: { file: 'room', alt: 'The room' },
      }}
    />,
  );
  for (const name of [picture.alt, 'The room']) {
    expect(screen.getByRole('img', { name })).toHaveAttribute('loading', 'lazy');
  }
  const [lead, analyst] = screen.getAllByRole('listitem');
  expect(lead).toHaveTextContent(/^Ada ByronR$/);
  expect(analyst).toHaveTextContent(/^MvMax van OsS22:00–07:00, /);
});
