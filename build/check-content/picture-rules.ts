import type { ColorName } from '@/tailwind.config';
import { didYouMean, nearest } from '../../lib/did-you-mean';
import { drawingFolder } from '../../lib/drawings';
import { pictureFolder } from '../../lib/file-paths';
import { ORIGINALS, pictureNameOf } from '../../lib/pictures';
import type { Report, SiteContent } from './site-content';

/** The originals themselves, and pictures that were put where the site writes its copies. */
export function checkPictures({ pictures, files }: SiteContent, report: Report) {
  for (const { name, fault } of pictures) if (fault) report(`${ORIGINALS}/${name}`, '', fault);
  for (const file of files.filter((one) => one.startsWith(pictureFolder)))
    report(`public${file}`, '', `the site writes this folder: move the file to ${ORIGINALS}/.`);
}

/** What is wrong with the name of a picture, if anything; other sites are not asked. */
export function messageOnPicture(
  address: string,
  { pictures }: Pick<SiteContent, 'pictures'>,
): string | undefined {
  if (isElsewhere(address) || address === '') return undefined;
  if (/^[^/?#]*:/.test(address))
    return `“${address.slice(0, 60)}” is no address of a picture: put its file into ${ORIGINALS}/, and write its name, or an address that begins with https://.`;
  const name = pictureNameOf(address);
  const names = pictures.map((picture) => picture.name);
  if (names.includes(name)) return undefined;
  const meant = nearest(name, names) ?? names.find((one) => stemOf(one) === stemOf(name));
  return meant
    ? `there is no picture “${name}”: did you mean “${meant}”?`
    : `there is no picture “${name}”: put it into ${ORIGINALS}/, and write its name.`;
}

export function isElsewhere(address: string): boolean {
  return /^(?:https?:|\/\/)/i.test(address);
}

/** A name without folders and ending. */
function stemOf(name: string): string {
  return name.replace(/^.*\/|\.\w+$/g, '').toLowerCase();
}

/** What an SVG file must say of itself, and how. */
const ATTRIBUTES = {
  viewBox: 'its size, as viewBox="0 0 400 320"',
  'aria-label': 'a sentence on what it shows, as aria-label, for who cannot see it',
} as const;

/** A drawing belongs to a page, and says what it shows; logos have a size. */
export function checkDrawings({ drawings, marks, partners, routes }: SiteContent, report: Report) {
  const need = (file: string, svg: string, attribute: keyof typeof ATTRIBUTES) => {
    if (!new RegExp(`<svg[^>]*\\s${attribute}=["'][^"']`).test(svg))
      report(file, attribute, `missing: give its <svg> ${ATTRIBUTES[attribute]}.`);
  };
  for (const [file, svg] of Object.entries(marks)) need(file, svg, 'viewBox');
  for (const [index, { logo }] of partners.entries()) {
    if (!logo || `public${logo}` in marks) continue;
    const message = `there is no public${logo}: put the file there, or take the field out.`;
    report('content/partners.json', `partners[${index}].logo`, message);
  }
  const names = Object.keys(routes).map((id) => `${id}.svg`);
  for (const { name, svg } of drawings) {
    const file = `${drawingFolder}/${name}`;
    const remedy = didYouMean(name, names, 'delete it.');
    if (!names.includes(name))
      report(file, '', `no page has the id that names this drawing: ${remedy}`);
    need(file, svg, 'aria-label');
    need(file, svg, 'viewBox');
  }
}

const sheets = ['sheet', 'sheet-mint', 'sheet-warm'] as const;

/** What is read (4.5:1, and 7:1 where it is body copy): WCAG 2.2, 1.4.3 and 1.4.6. */
const PAIRS: readonly [front: ColorName, grounds: readonly ColorName[], least: number][] = [
  ['text', ['paper', 'surface', 'cool', 'mint', 'warm', 'well', ...sheets], 7],
  ['muted', ['paper'], 7],
  ['muted', ['surface', 'cool', 'mint', 'warm', ...sheets], 4.5],
  ['signal', ['paper', 'surface', ...sheets], 4.5],
  ['amber', ['paper', 'surface'], 4.5],
  ['amber-large', ['paper', 'surface', 'cool', 'mint', 'warm', ...sheets], 3],
  ['on-signal', ['signal'], 4.5],
];

/** A band of night has the dark palette on ink. */
const ON_INK: readonly ColorName[] = ['text', 'muted', 'signal', 'amber'];

export function checkColours({ palette }: SiteContent, report: Report) {
  for (const [name, colours] of Object.entries(palette))
    for (const [scheme, colour] of Object.entries(colours))
      if (!/^#[\da-f]{6}$/i.test(colour)) {
        const message = `“${colour}” is no colour: write # and six digits, each 0 to 9 or a to f.`;
        report('tailwind.config.ts', `palette.${name}.${scheme}`, message);
      }
  for (const scheme of ['light', 'dark'] as const) {
    for (const [front, grounds, least] of PAIRS) {
      const colour = palette[front][scheme];
      const isOnInk = scheme === 'dark' && ON_INK.includes(front);
      const faced = [
        ...grounds.map((ground) => palette[ground][scheme]),
        ...(isOnInk ? [palette.ink.light, palette.ink.dark] : []),
      ];
      const weak = faced.find((ground) => contrastOf(colour, ground) < least);
      if (!weak) continue;
      const message = `${colour} has a contrast of ${contrastOf(colour, weak).toFixed(1)}:1 on ${weak}, and ${least}:1 is needed: take a ${luminanceOf(colour) < luminanceOf(weak) ? 'darker' : 'lighter'} one.`;
      report('tailwind.config.ts', `palette.${front}.${scheme}`, message);
    }
  }
}

/** From 1 to 21, of two colours of six digits: WCAG 2.2, “contrast ratio”. */
function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** From 0 to 1: WCAG 2.2, “relative luminance”. */
function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
