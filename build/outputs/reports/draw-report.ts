import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { company } from '../../../content/company';
import { serviceWords } from '../../../content/interface';
import { type SpecimenSection, specimenCustomer } from '../../../content/specimen';
import { drawMark } from '../../../lib/mark';
import { type Block, framed, ink, stack, text } from './blocks';
import { label, partsOf, small } from './forms';
import { faces } from './typefaces';

const MARGIN = 56;
/** Where a sheet's own head ends, and its foot begins. */
const TOP = 100;
const BOTTOM = 62;

/** PDF/UA-1, which the package's types do not know. */
const universalAccess: object = { subset: 'PDF/UA' };

/** How large it is set: the first at which one sheet holds it, else the last. */
const ZOOMS = [1.3, 1.2, 1.1, 1, 0.92] as const;

/**
 * A specimen as a document of its own: tagged, as PDF/UA-1 asks, with its faces in it. `address` is where the site shows
 * it; two makings of one `day`, `YYYY-MM-DD`, are equal to the byte.
 */
export async function drawReport(
  specimen: SpecimenSection,
  address: string,
  day: string,
): Promise<Buffer> {
  const doc = openDocument(specimen, new Date(day));
  const parts = [head(specimen), ...partsOf(specimen)];
  const room = doc.page.height - TOP - BOTTOM;
  const fits = (zoom: number) => {
    const width = widthAt(doc, zoom);
    const heights = [...parts, note(specimen, address)]
      .flat()
      .map((block) => block(doc, width).height);
    return heights.reduce((sum, height) => sum + height, 0) * zoom <= room;
  };
  const zoom = ZOOMS.find(fits) ?? 1;
  const root = doc.struct('Document');
  doc.addStructure(root);

  let y = 0;
  const begin = () => {
    doc.save().translate(MARGIN, TOP).scale(zoom);
    y = 0;
  };
  const place = (block: Block, parent: typeof root, low = false) => {
    const { height, draw } = block(doc, widthAt(doc, zoom));
    if (y + height > room / zoom) {
      doc.restore().addPage();
      begin();
    }
    draw(parent, 0, low ? room / zoom - height : y);
    y += height;
  };
  begin();
  for (const part of parts) {
    if (typeof part === 'function') place(part, root);
    else {
      const list = doc.struct('L');
      root.add(list);
      for (const item of part) place(item, list);
      list.end();
    }
  }
  place(note(specimen, address), root, true);
  root.end();
  doc.restore();
  await furnish(doc, specimen.document);
  doc.end();
  return Buffer.concat((await doc.toArray()) as Buffer[]);
}

function openDocument({ heading, title }: SpecimenSection, made: Date): PDFKit.PDFDocument {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    ...universalAccess,
    tagged: true,
    displayTitle: true,
    lang: 'en-GB',
    info: {
      Title: `${serviceWords.specimen}: ${title}`,
      Author: company.name,
      Subject: heading,
      CreationDate: made,
    },
  });
  for (const [name, face] of Object.entries(faces)) doc.registerFont(name, face);
  return doc;
}

function widthAt({ page }: PDFKit.PDFDocument, zoom: number): number {
  return (page.width - 2 * MARGIN) / zoom;
}

function head({ document, title }: SpecimenSection): Block {
  return framed(
    { above: 0, below: 20 },
    stack(
      [
        text(`${document}  ·  ${specimenCustomer}`, { ...label, size: 9 }),
        text(title, { face: 'bold', size: 25, color: 'text', leading: 1.16 }, 'H1'),
      ],
      8,
    ),
  );
}

/** That nothing in it is true, and where it came from: low on the last sheet. */
function note({ intro }: SpecimenSection, address: string): Block {
  return framed(
    { above: 18, below: 8 },
    stack([
      text(`${intro} ${specimenCustomer} ${serviceWords.specimenNote}`, small),
      text(address, { ...small, color: 'signal' }, 'Link', { link: address }),
    ]),
  );
}

/** What every sheet has: whose it is, that it is a specimen, and its number. */
async function furnish(doc: PDFKit.PDFDocument, document: string) {
  const mark = await markPicture();
  const { width, height } = doc.page;
  const right = width - MARGIN;
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    doc.markContent('Artifact', { type: 'Pagination' });
    doc.image(mark, MARGIN, 40, { width: 22 });
    const word = (words: string, x: number, y: number) =>
      doc.text(words, x, y, { lineBreak: false });
    doc.font('bold').fontSize(12).fillColor(ink('text'));
    word(company.name, MARGIN + 30, 43);
    doc.font('mono').fontSize(9);
    const wide = doc.widthOfString(serviceWords.specimen) + 14;
    doc
      .rect(right - wide, 41, wide, 19)
      .fill(ink('signal'))
      .fillColor(ink('on-signal'));
    word(serviceWords.specimen, right - wide + 7, 45);
    doc.lineWidth(2).strokeColor(ink('text')).moveTo(MARGIN, 74).lineTo(right, 74).stroke();
    doc
      .lineWidth(0.75)
      .strokeColor(ink('line'))
      .moveTo(MARGIN, height - 48)
      .lineTo(right, height - 48)
      .stroke();
    doc.fontSize(8).fillColor(ink('muted'));
    word(document, MARGIN, height - 38);
    const number = `${page + 1} / ${count}`;
    word(number, right - doc.widthOfString(number), height - 38);
    doc.endMarkedContent();
  }
}

/** On white: a picture with an alpha channel is taken apart at its own time, and two files would differ in their order. */
function markPicture(): Promise<Buffer> {
  const attributes = { xmlns: 'http://www.w3.org/2000/svg', width: '256', height: '256' };
  const inks = { text: ink('text'), signal: ink('signal') };
  const svg = drawMark({ attributes, inks, idPrefix: 'mark' });
  return sharp(Buffer.from(svg)).flatten({ background: '#fff' }).removeAlpha().png().toBuffer();
}
