import type PDFDocument from 'pdfkit';
import { type ColorName, palette } from '../../../tailwind.config';
import type { Face } from './typefaces';

type Document = typeof PDFDocument.prototype;
type Structure = ReturnType<Document['struct']>;

/** A piece of a sheet in a given width: how high it is there, and how it is drawn, under its parent among the tags. */
export type Block = (
  doc: Document,
  width: number,
) => { height: number; draw(parent: Structure, x: number, y: number): void };

export interface TextStyle {
  face: Face;
  /** In points, as all lengths are here. */
  size: number;
  color: ColorName;
  /** From one baseline to the next, in parts of the size. */
  leading: number;
}

export const ink = (name: ColorName) => palette[name].light;

/** A text with its tag; `link` is where a press on it leads. */
export function text(
  words: string,
  { face, size, color, leading }: TextStyle,
  tag = 'P',
  options: { scope?: 'Row' | 'Column'; link?: string } = {},
): Block {
  return (doc, width) => {
    const setting = () => {
      doc.font(face).fontSize(size).fillColor(ink(color));
      // Figures of one width, as on the site.
      const features = face === 'mono' ? [] : (['tnum'] as const);
      const { link } = options;
      return {
        width,
        lineGap: size * leading - doc.currentLineHeight(),
        ...(features.length > 0 && { features: [...features] }),
        ...(link && { link }),
      };
    };
    const height = doc.heightOfString(words, setting());
    return {
      height,
      draw(parent, x, y) {
        const { scope } = options;
        const draw = () => void doc.text(words, x, y, setting());
        parent.add(doc.struct(tag, { ...(scope && { scope }) }, draw));
      },
    };
  };
}

/** Blocks under each other. */
export function stack(blocks: readonly Block[], gap = 0): Block {
  return (doc, width) => {
    const laid = blocks.map((block) => block(doc, width));
    const height = laid.reduce((sum, block) => sum + block.height, 0);
    return {
      height: height + gap * Math.max(0, laid.length - 1),
      draw(parent, x, y) {
        let top = y;
        for (const block of laid) {
          block.draw(parent, x, top);
          top += block.height + gap;
        }
      },
    };
  };
}

/** Blocks beside each other; a width of 1 or less is a share of what the others leave. */
export function row(
  blocks: readonly (readonly [width: number, block: Block])[],
  gap: number,
): Block {
  return (doc, width) => {
    const fixed = blocks.reduce((sum, [own]) => sum + (own > 1 ? own : 0), 0);
    const rest = width - fixed - gap * (blocks.length - 1);
    const laid = blocks.map(([own, block]) => {
      const wide = own > 1 ? own : own * rest;
      return { wide, ...block(doc, wide) };
    });
    return {
      height: Math.max(...laid.map(({ height }) => height)),
      draw(parent, x, y) {
        let left = x;
        for (const { wide, draw } of laid) {
          draw(parent, left, y);
          left += wide + gap;
        }
      },
    };
  };
}

/** What stands around a block. */
interface Frame {
  above?: number;
  below?: number;
  sides?: number;
  fill?: ColorName;
  /** All four sides, or one. */
  edge?: { at: 'all' | 'above' | 'left'; color: ColorName; width: number; dashed?: true };
}

export function framed(
  { above = 0, below = above, sides = 0, fill, edge }: Frame,
  block: Block,
): Block {
  return (doc, width) => {
    const { height: inner, draw } = block(doc, width - 2 * sides);
    const height = inner + above + below;
    return {
      height,
      draw(parent, x, y) {
        doc.markContent('Artifact', { type: 'Layout' }).save();
        if (fill) doc.rect(x, y, width, height).fill(ink(fill));
        if (edge) {
          doc.lineWidth(edge.width).strokeColor(ink(edge.color));
          if (edge.dashed) doc.dash(3, { space: 2.5 });
          if (edge.at === 'all') doc.roundedRect(x, y, width, height, 3).stroke();
          if (edge.at === 'above')
            doc
              .moveTo(x, y)
              .lineTo(x + width, y)
              .stroke();
          if (edge.at === 'left')
            doc
              .moveTo(x, y)
              .lineTo(x, y + height)
              .stroke();
        }
        doc.restore().endMarkedContent();
        draw(parent, x + sides, y + above);
      },
    };
  };
}

/** Groups what is in a block under one tag, as a list does its items. */
export function tagged(tag: string, block: Block): Block {
  return (doc, width) => {
    const { height, draw } = block(doc, width);
    return {
      height,
      draw(parent, x, y) {
        const group = doc.struct(tag);
        parent.add(group);
        draw(group, x, y);
        group.end();
      },
    };
  };
}
