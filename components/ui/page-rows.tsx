import { serviceWords } from '@/content/interface';
import type { RouteId } from '@/content/routes';
import { DrawingThumbnail } from '../drawing/page-drawing';
import { RichText } from './rich-text';
import { RouteLink } from './site-link';

const variants = {
  /** The title is pressed, after its number; over the frame's whole width, with its drawing at its end. */
  number: { row: 'sm:max-md:grid-cols-[3fr_5fr] md:beside', title: 'text-lede md:text-h2' },
  /** Read More is pressed, under the text; beside a section's heading. */
  readMore: {
    row: 'sm:grid-cols-8 sm:*:col-span-5 sm:*:first:col-span-3',
    title: 'text-lede',
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
    <List className="border-b border-line">
      {rows.map(({ route, title, text, includes = [] }, index) => (
        <li
          key={title}
          className={`${includes.length > 0 ? '' : 'whole-link'} grid gap-x-4 border-t border-line py-2 ${looks.row}`}
        >
          <h3 className={`flex items-baseline gap-2 leading-[1.3] ${looks.title}`}>
            {by === 'number' && (
              <span
                aria-hidden="true"
                className="shrink-0 text-small font-normal text-muted tabular-nums"
              >
                {String(index + 1).padStart(2, '0')}
              </span>
            )}
            {by === 'readMore' ? title : <RouteLink to={route} label={title} variant="row" />}
          </h3>
          <div className="flex items-start justify-between gap-4">
            <div className="min-w-0">
              <p className="max-w-measure text-muted">
                <RichText noAcronyms={includes.length === 0}>{text}</RichText>
              </p>
              {by === 'readMore' && (
                <p className="max-sm:-my-1">
                  <RouteLink to={route} label={serviceWords.readMore} variant="arrow" />
                </p>
              )}
              <Included pages={includes} />
            </div>
            {by === 'number' && <DrawingThumbnail route={route} />}
          </div>
        </li>
      ))}
    </List>
  );
}

function Included({ pages }: { pages: NonNullable<PageRow['includes']> }) {
  if (pages.length === 0) return null;
  return (
    <ul className="mt-1 flex flex-wrap gap-x-3 font-medium">
      {pages.map(({ route, label }) => (
        <li key={route}>
          <RouteLink to={route} label={label} variant="listed" />
        </li>
      ))}
    </ul>
  );
}
