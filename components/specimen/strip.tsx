import type { Hours, LogSpecimen } from '@/content/specimen';
import { minutesBetween } from '@/lib/dates';

/** Some hours from left to right, with a stroke for all that came in them. */
export function Strip({ clock, strip, events }: Pick<LogSpecimen, 'clock' | 'strip' | 'events'>) {
  const { label, times, ...hours } = strip;
  const marked = events.find((event) => event.marked)?.time;
  return (
    <div className="caption">
      <p className="flex flex-wrap justify-between gap-x-2">
        <span>{`${label}: ${times.length}`}</span>
        <span>{clock}</span>
      </p>
      <svg className="my-0.5 h-4 w-full border-line border-b stroke-muted" aria-hidden="true">
        {times.map((time) => (
          <line
            key={time}
            className={time === marked ? 'stroke-amber' : undefined}
            strokeWidth={time === marked ? 5 : 2}
            x1={placeIn(hours, time)}
            x2={placeIn(hours, time)}
            y1={time === marked ? 0 : '25%'}
            y2="100%"
          />
        ))}
      </svg>
      <p className="flex justify-between">
        <span>{hours.from}</span>
        <span>{hours.to}</span>
      </p>
    </div>
  );
}

/** Where a time stands in some hours, in the percentage of their width. */
function placeIn({ from, to }: Hours, time: string): string {
  return `${((minutesBetween(from, time) / minutesBetween(from, to)) * 100).toFixed(1)}%`;
}
