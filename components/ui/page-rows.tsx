import { serviceWords } from '@/content/interface';
import type { RouteId } from '@/content/routes';
import { DrawingThumbnail } from '../drawing/page-drawing';
import { RichText } from './rich-text';
import { RouteLink } from './site-link';

const variants = {
  /** The title is pressed, after its number; over the frame's whole width, with its drawing at its end. */
  number: {
    row: 'grid-cols-[1fr_6rem] sm:max-md:grid-cols-[1fr_12rem] md:grid-cols-12 md:grid-rows-[auto_1fr] md:py-4 md:[&>svg]:col-span-3 md:[&>svg]:row-span-2',
    title: 'col-span-full text-lede md:col-span-4 md:row-span-2 md:text-h2',
    text: 'md:col-span-5 md:pt-2',
  },
  /** Read More is pressed, under the text; beside a section's heading. */
  readMore: {
    row: 'sm:grid-cols-8',
    title: 'text-lede sm:col-span-3 sm:row-span-2',
    text: 'sm:col-span-5 sm:pt-0.5',
  },
} as const;

interface PageRow {
  route: RouteId;
  title: string;
  text: string;
  /** Pages below it, by their short names. */
  includes?: readonly { label: string; route: RouteId }[];
}

interface PageRowsProps {
  rows: readonly PageRow[];
  by: keyof typeof variants;
}

/** The pages that a page leads to, a ruled row each. */
export function PageRows({ rows, by }: PageRowsProps) {
  const looks = variants[by];
  const List = by === 'number' ? 'ol' : 'ul';
  return (
    <List>
      {rows.map(({ route, title, text, includes = [] }, index) => (
        <li
          key={title}
          className={`${includes.length > 0 ? '' : 'whole-link'} grid gap-x-4 gap-y-1 border-t border-line py-2 ${looks.row}`}
        >
          <h3 className={`flex items-baseline gap-2 leading-[1.3] ${looks.title}`}>
            {by === 'number' && (
              <span
                aria-hidden="true"
                className="shrink-0 text-body font-normal text-muted tabular-nums"
              >
                {String(index + 1).padStart(2, '0')}
              </span>
            )}
            {by === 'readMore' ? title : <RouteLink to={route} label={title} variant="row" />}
          </h3>
          <p className={`max-w-measure text-muted ${looks.text}`}>
            <RichText noAcronyms={includes.length === 0}>{text}</RichText>
          </p>
          {by === 'readMore' ? (
            <p className={`-my-1 ${looks.text}`}>
              <RouteLink to={route} label={serviceWords.readMore} variant="arrow" />
            </p>
          ) : (
            <DrawingThumbnail route={route} />
          )}
          {includes.length > 0 && (
            <ul className="col-span-full flex flex-wrap gap-x-3 font-medium md:col-span-5">
              {includes.map(({ route, label }) => (
                <li key={route}>
                  <RouteLink to={route} label={label} variant="listed" />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </List>
  );
}
