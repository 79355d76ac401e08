import type { ReactNode } from 'react';
import { slugOf } from '@/lib/text';
import { RichText } from './rich-text';
import styles from './section.module.css';

interface SectionProps {
  heading: string;
  /** The section's colours; `night` is dark in both schemes. */
  theme?: 'paper' | 'surface' | 'night';
  /** `title` is the largest. The parts of a service's body are `part` and, in the margin, `reference`: their headings are small beside its specimen's. */
  heads?: 'title' | 'above' | 'margin' | 'part' | 'reference';
  lede?: string;
  aside?: ReactNode;
  children: ReactNode;
}

const themes = {
  paper: styles.paper,
  surface: `${styles.surface} bg-surface`,
  night: 'night bg-paper',
} as const;

const beside = {
  frame: 'wrap grid gap-2 sm:gap-3 md:grid-cols-[4fr_8fr] md:gap-8',
  head: `${styles.head} grid content-start gap-2 md:sticky md:top-13 md:self-start`,
} as const;

const above = {
  frame: 'wrap',
  head: `${styles.head} mb-2 grid gap-2 sm:mb-4 md:mb-7 md:grid-cols-[7fr_5fr] md:items-baseline md:gap-8`,
} as const;

const small = { heading: 'text-reference sm:text-part', band: `band ${styles.reference}` } as const;

const layouts = {
  title: {
    ...above,
    head: `${styles.head} mb-2 grid gap-2 md:mb-5`,
    heading: 'text-title',
    band: 'band',
  },
  above: { ...above, heading: 'text-h2', band: 'band' },
  margin: { ...beside, heading: 'text-h2', band: 'band' },
  part: { ...above, ...small },
  reference: { ...beside, ...small },
} as const;

/** A band of the page under its own heading, which is also the fragment that links can name. */
export function Section({ heading, lede, aside, children, ...looks }: SectionProps) {
  const { theme = 'paper', heads = 'above' } = looks;
  const id = slugOf(heading);
  const layout = layouts[heads];
  return (
    <section id={id} aria-label={heading} className={`${layout.band} ${themes[theme]}`}>
      <div className={layout.frame}>
        <div className={layout.head}>
          <h2 className={layout.heading}>{heading}</h2>
          {lede && <Lede>{lede}</Lede>}
          {aside}
        </div>
        <div>{children}</div>
      </div>
    </section>
  );
}

export function Lede({ children }: { children: string }) {
  return (
    <p className="max-w-measure text-balance text-muted sm:text-lede">
      <RichText>{children}</RichText>
    </p>
  );
}
