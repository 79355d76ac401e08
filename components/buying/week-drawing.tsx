import { buying } from '@/content/buying';
import { Drawing, Word } from '../drawing/drawing';

/** What an hour takes of the drawing, and a day. */
const HOUR = 20;
const DAY = 28;
const LEFT = 52;
const TOP = 34;

/** A line of hours as a path, which a dash pattern cuts into cells. */
const hours = (day: number, from: number, count: number) =>
  `M${LEFT + from * HOUR} ${TOP + (day + 0.5) * DAY}h${count * HOUR}`;

const { week } = buying;
const cells = { strokeWidth: 23, strokeDasharray: '16 4' };

/** The 168 hours of a week as cells, those of one person in the office lit. */
export function WeekDrawing() {
  return (
    <Drawing label={week.shows} viewBox="0 0 532 230">
      <path
        className="stroke-line"
        {...cells}
        d={week.days.map((_, day) => hours(day, 0, 24)).join('')}
      />
      <g className="stroke-signal">
        <path {...cells} d={[0, 1, 2, 3, 4].map((day) => hours(day, 9, 8)).join('')} />
      </g>
      {week.days.map((day, index) => (
        <Word key={day} at={`0 ${TOP + (index + 0.5) * DAY + 6}`} size={18} text={day} />
      ))}
      {['00', '06', '12', '18'].map((hour, index) => (
        <Word key={hour} at={`${LEFT + index * 6 * HOUR} 18`} size={18} text={hour} />
      ))}
    </Drawing>
  );
}
