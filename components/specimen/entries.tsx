import type { Entry, Part } from '@/content/specimen';
import { unbroken } from '../ui/rich-text';
import { FiguresTable } from './figures-table';

interface EntriesProps {
  entries: readonly Part[];
  /** Numbered as the readers of a report cite its parts, or the row in which a sheet ends. */
  variant?: 'numbered' | 'last';
}

/** Ruled rows: what is spoken of on the left, what is said of it on the right; where there is room several run down two columns, each under its label. */
export function Entries({ entries, variant }: EntriesProps) {
  const isAlone = entries.length === 1;
  return (
    <dl
      className={
        isAlone
          ? ''
          : `lg:gap-x-5 ${entries.length === 4 ? 'lg:grid lg:grid-cols-2' : 'lg:columns-2'}`
      }
    >
      {entries.map(({ id, label, ...body }, index) => (
        <div
          key={label}
          id={id}
          className={`${variant === 'last' ? 'border-t-2 border-text' : 'border-t border-line'} ${isAlone ? '' : 'lg:grid-cols-1'} grid content-start break-inside-avoid gap-x-4 gap-y-0.5 py-1.5 sm:grid-cols-[calc(var(--label)-2rem)_minmax(0,1fr)]`}
        >
          <dt className="flex gap-0.5 font-bold">
            {variant === 'numbered' && (
              <span className="w-3 shrink-0 font-normal text-muted">{index + 1}</span>
            )}{' '}
            {label}
          </dt>
          <dd className="grid gap-1 lg:[--label:45%] [&>p]:max-w-measure">
            <Body {...body} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface BodyProps extends Pick<Part, 'text' | 'code' | 'points' | 'figures'> {
  notes?: readonly Entry[];
}

/** What a part or an event says: words, lines as sent or configured, figures, points, and notes under them. */
export function Body({ text, code, points, figures, notes }: BodyProps) {
  return (
    <>
      {text && <p>{unbroken(text)}</p>}
      {code && (
        <pre className="whitespace-pre-wrap rounded bg-well px-2 py-1.5 text-small print:p-0">
          <code>{code.join('\n')}</code>
        </pre>
      )}
      {figures && <FiguresTable {...figures} />}
      {points && (
        <ul className="grid list-disc gap-0.5 pl-2.5 marker:text-muted">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {notes?.map(({ label, text }) => (
        <p key={label} className="caption">{`${label}: ${text}`}</p>
      ))}
    </>
  );
}
