/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { soc } from '@/content/services/soc';
import { People } from '../about/people';
import { ServiceHero } from '../service/service-hero';

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
  render(<ServiceHero id="soc" page={{ ...soc, picture }} headings={[]} />);
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

test('people are shown with their portraits, and no band of nobody', () => {
  const { container, rerender } = render(<People heading="H" items={[]} />);
  expect(container).toBeEmptyDOMElement();
  rerender(<People heading="H" items={[{ name: 'N', role: 'R', picture }]} />);
  expect(screen.getByRole('listitem')).toHaveTextContent('NR');
  expect(screen.getByRole('img', { name: picture.alt })).toHaveAttribute('loading', 'lazy');
});
