import type { ReactNode } from 'react';
import { slugOf } from '@/lib/text';
import { Fold } from './fold';
import { RichText } from './rich-text';

const tinted = 'border-t border-line [--color-line:#8895]';

export const grounds = {
  /** Where two meet, one band of air parts them. */
  paper: 'on-paper [.on-paper+&]:pt-0',
  surface: 'border-t border-line bg-surface',
  /** Dark in both schemes. */
  night: 'night bg-paper',
  cool: 'border-t border-line bg-cool',
  /** A rule is seen on any tint; in the dark scheme one parts it from its neighbour, and a sheet on it is lighter than it. */
  mint: `bg-mint [--color-sheet:var(--color-sheet-mint)] ${tinted}`,
  warm: `bg-warm [--color-sheet:var(--color-sheet-warm)] [--color-edge:var(--color-amber-large)] ${tinted}`,
} as const;

export type Ground = keyof typeof grounds;

const layouts = {
  beside: {
    heading: 'text-h2',
    frame: 'wrap grid gap-2 md:beside',
    head: 'grid content-start gap-1.5',
    lede: 'max-w-measure text-balance text-muted',
  },
  above: {
    heading: 'text-h2',
    frame: 'wrap grid gap-2 sm:gap-3 md:gap-4',
    head: 'grid gap-x-4 gap-y-1.5 md:items-baseline',
    lede: 'max-w-measure text-lede text-balance text-muted',
  },
  /** What a page is remembered by. */
  exhibit: {
    heading: 'text-exhibit',
    frame: 'wrap grid gap-2 md:gap-3',
    head: 'grid gap-1.5 md:gap-2',
    lede: 'max-w-measure text-lede text-balance text-muted',
  },
} as const;

export interface SectionProps {
  heading: string;
  theme?: Ground;
  /** Headings stand in the first of four columns and what they head beside them, or above it across all. */
  heads?: keyof typeof layouts;
  lede?: string;
  /** At the heading: beside it where that stands above, else under it. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A band of the page under its own heading, which is also the fragment that links can name. No landmark: a page has many. */
export function Section({
  heading,
  lede,
  aside,
  children,
  theme = 'paper',
  heads = 'beside',
}: SectionProps) {
  const layout = layouts[heads];
  // A long lead beside a heading leaves a hole under it.
  const isHalved = heads === 'above' && (lede || aside) && (lede?.length ?? 0) < 170;
  return (
    <section
      id={slugOf(heading)}
      className={`band ${grounds[theme]} ${heads === 'exhibit' ? 'md:py-7' : ''}`}
    >
      <div className={layout.frame}>
        <div className={`${layout.head} ${isHalved ? 'md:grid-cols-2' : ''}`}>
          <h2 className={layout.heading}>{heading}</h2>
          {(lede || aside) && (
            <div className="grid gap-1.5">
              {lede && (
                <p className={layout.lede}>
                  <RichText>{lede}</RichText>
                </p>
              )}
              {aside && <div className={lede ? '' : 'md:justify-self-end'}>{aside}</div>}
            </div>
          )}
        </div>
        <div className="min-w-0">{children}</div>
      </div>
    </section>
  );
}

/** A band of two sections side by side. */
export function Pair({ theme, children }: Pick<SectionProps, 'children'> & { theme: Ground }) {
  return (
    <div className={`band md:py-7 ${grounds[theme]}`}>
      <div className="wrap grid gap-x-4 gap-y-7 sm:grid-cols-2">{children}</div>
    </div>
  );
}

type Part = Pick<SectionProps, 'heading' | 'lede' | 'children'>;

export function Half({ heading, lede, children }: Part) {
  return (
    <section id={slugOf(heading)} className="grid content-start gap-2 md:gap-3">
      <h2 className="text-h2">{heading}</h2>
      {lede && (
        <p className="max-w-measure text-muted">
          <RichText>{lede}</RichText>
        </p>
      )}
      {children}
    </section>
  );
}

/** A part of a section with its heading as a row that unfolds it, also when its fragment is followed. */
export function FoldedPart({ heading, lede, children }: Part) {
  return (
    <Fold heading={<h3 className="font-bold">{heading}</h3>}>
      <div id={slugOf(heading)} className="pb-2">
        {lede && <Lede>{lede}</Lede>}
        {children}
      </div>
    </Fold>
  );
}

export function Lede({ children }: { children: string }) {
  return (
    <p className="max-w-measure text-body text-muted sm:text-lede">
      <RichText>{children}</RichText>
    </p>
  );
}
