import type { LogEvent } from '@/content/specimen';
import { Code } from './code';
import { Points } from './entries';

// Of borders, which paper shows too.
const marks = {
  plain: { time: 'text-muted', dot: 'size-1 border-4 border-muted' },
  /** The one that the eye should find first. */
  marked: { time: 'font-bold text-amber', dot: 'size-2 border-8 border-amber' },
} as const;

/** What happened, by the clock. */
export function Rail({ events }: { events: readonly LogEvent[] }) {
  return (
    <ol>
      {events.map((event) => {
        const { time, dot } = marks[event.marked ? 'marked' : 'plain'];
        return (
          <li key={event.time} className="group grid grid-cols-[auto_1rem_1fr] gap-x-1 sm:gap-x-2">
            <time className={`${time} tabular-nums`}>{event.time}</time>
            <span
              className="grid grid-rows-[1.6em_1fr] place-items-center group-last:grid-rows-[1.6em]"
              aria-hidden="true"
            >
              <span className={`${dot} rounded-full`} />
              <span className="h-full border-line border-l-2 group-last:hidden" />
            </span>
            <Event {...event} />
          </li>
        );
      })}
    </ol>
  );
}

function Event({ by, text, code, points, notes = [] }: LogEvent) {
  return (
    <div className="grid gap-1 pb-2 group-last:pb-0">
      <p>
        {by && <strong>{by}</strong>} {text}
      </p>
      {code && <Code lines={code} />}
      {points && <Points points={points} />}
      {notes.length > 0 && (
        <dl className="caption flex flex-wrap gap-x-3">
          {notes.map(({ label, text }) => (
            <div key={label} className="flex gap-0.5">
              <dt className="shrink-0">{`${label}:`}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
