import type { LogEvent } from '@/content/specimen';
import { Body } from './entries';

// Of borders, which paper shows too.
const marks = {
  plain: { time: 'text-muted', dot: 'size-1 border-4 border-muted' },
  /** The one that the eye should find first. */
  marked: { time: 'font-bold text-amber', dot: 'size-2 border-8 border-amber' },
} as const;

/** What happened, by the clock. */
export function Rail({ events }: { events: readonly LogEvent[] }) {
  return (
    <ol className="grid grid-cols-[auto_1rem_auto_1fr] gap-x-1 sm:gap-x-2">
      {events.map(({ time, by, marked, ...event }) => {
        const mark = marks[marked ? 'marked' : 'plain'];
        return (
          <li key={time} className="group relative col-span-full grid grid-cols-subgrid">
            <time className={mark.time}>{time}</time>
            {/* The line runs from the middle of its dot to that of the next. */}
            <span className="grid h-[1lh] place-items-center" aria-hidden="true">
              <span className="absolute top-[0.5lh] -bottom-[0.5lh] border-line border-l-2 group-last:hidden" />
              <span className={`${mark.dot} relative rounded-full`} />
            </span>
            <strong>{by}</strong>
            <div className="grid gap-0.5 pb-1.5 max-sm:col-[3/-1] group-last:pb-0">
              <Body {...event} />
            </div>
          </li>
        );
      })}
    </ol>
  );
}
