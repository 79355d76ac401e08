import type { Hours } from '@/content/specimen';
import { minutesBetween } from '@/lib/dates';
import styles from './specimen.module.css';

/** Where a time stands in some hours, in the percentage of their width that SVG takes. */
export function placeIn({ from, to }: Hours, time: string): string {
  return `${((minutesBetween(from, time) / minutesBetween(from, to)) * 100).toFixed(1)}%`;
}

/** The times under a line of hours, so many minutes apart. */
export function Scale({ hours, every }: { hours: Hours; every: number }) {
  const count = minutesBetween(hours.from, hours.to) / every;
  const times = Array.from({ length: count + 1 }, (_, index) => after(hours.from, index * every));
  return (
    <p className={`${styles.scale} caption`} aria-hidden="true">
      {times.map((time) => (
        <span key={time}>{time}</span>
      ))}
    </p>
  );
}

function after(time: string, minutes: number): string {
  const all = minutesBetween('00:00', time) + minutes;
  return [Math.floor(all / 60) % 24, all % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}
