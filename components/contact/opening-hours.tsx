import { weekdays } from '@/content/choices';
import type { OpeningHours as Hours } from '@/content/data';

/** When somebody is at an office, a line for days with the same hours; nothing where that is not known. */
export function OpeningHours({ hours = [] }: { hours?: readonly Hours[] }) {
  return hours.map(({ days, opens, closes }) => (
    <p key={`${days.join()} ${opens}`} className="text-small text-muted">
      {`${span(days)}, ${opens}–${closes}`}
    </p>
  ));
}

/** Three days or more that follow one another as the first and the last. */
function span(days: Hours['days']): string {
  const [first = 'Monday'] = days;
  const week = weekdays.slice(weekdays.indexOf(first)).slice(0, days.length);
  const isRun = days.length > 2 && week.join() === days.join();
  return isRun ? `${first}–${days.at(-1)}` : days.join(', ');
}
