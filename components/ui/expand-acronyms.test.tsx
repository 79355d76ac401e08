import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ExpandAcronyms } from './expand-acronyms';
import { RichText } from './rich-text';

jest.mock('@/content/glossary', () => ({
  glossary: {
    SIEM: { stands: 'security information and event management' },
    SOC: { stands: 'security operations centre' },
  },
}));

const SIEM =
  '<a href="/glossary#siem"><abbr title="security information and event management">SIEM</abbr></a>';
const SOC = '<a href="/glossary#soc"><abbr title="security operations centre">SOC</abbr></a>';

function Paragraph({ children }: { children: string }) {
  return (
    <p>
      <RichText>{children}</RichText>
    </p>
  );
}

/** Shows its parts in another order than they are handed in. */
function Section({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <>
      <h2>SIEM</h2>
      {aside}
      {children}
    </>
  );
}

function htmlOf(children: ReactNode): string {
  return renderToStaticMarkup(<ExpandAcronyms>{children}</ExpandAcronyms>);
}

test('an acronym is expanded once, at its first use as it is read', () => {
  const late = <Paragraph>A SIEM, a SOC.</Paragraph>;
  expect(htmlOf(<Section aside={<Paragraph>The SIEM.</Paragraph>}>{late}</Section>)).toBe(
    `<h2>SIEM</h2><p>The ${SIEM}.</p><p>A SIEM, a ${SOC}.</p>`,
  );
});

test('nothing in a heading, a link or a card is expanded, and the first use after it is', () => {
  const siem = <RichText>SIEM</RichText>;
  const parts = [
    <h3 key="heading">{siem}</h3>,
    <a key="link" href="/x">
      {siem}
    </a>,
    <div key="card" className="whole-link flex">
      <p>{siem}</p>
    </div>,
    <Paragraph key="text">SIEM</Paragraph>,
  ];
  expect(htmlOf(parts)).toBe(
    `<h3>SIEM</h3><a href="/x">SIEM</a><div class="whole-link flex"><p>SIEM</p></div><p>${SIEM}</p>`,
  );
});

test('a link to a file says what is behind it', () => {
  expect(htmlOf(<Paragraph>[Our mark](/icon.svg), as a SIEM.</Paragraph>)).toMatch(
    /^<p><a href="\/icon\.svg" class="link">Our mark<\/a> \(SVG, [\d.]+ kB\), as a <a href="\/glossary#siem"><abbr/,
  );
});
