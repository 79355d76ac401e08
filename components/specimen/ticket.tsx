import { serviceWords } from '@/content/interface';
import type { Span, TicketSpecimen } from '@/content/specimen';
import { Decision, Entries } from './entries';
import { placeIn, Scale } from './hours';
import styles from './specimen.module.css';

export function Ticket({ clock, shift, events, spans, decision }: TicketSpecimen) {
  const marked = events.find((event) => event.marked)?.time;
  return (
    <>
      <Shift shift={shift} marked={marked} />
      <div className={styles.ticket}>
        <Log events={events} />
        <Counted clock={clock} spans={spans} decision={decision} />
      </div>
    </>
  );
}

function Log({ events }: Pick<TicketSpecimen, 'events'>) {
  return (
    <ol>
      {events.map(({ time, by, text, code, marked }) => (
        <li key={time} className={marked && styles.marked}>
          <time>{time}</time>
          <div>
            <p>
              <strong>{by}</strong> {text}
            </p>
            {code && <code>{code}</code>}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Of the log how it began, what was marked, and how it ended: for a page that it is not the subject of. */
export function TicketExcerpt({ events }: Pick<TicketSpecimen, 'events'>) {
  const excerpt = events.filter(
    ({ marked }, index) => marked || index === 0 || index === events.length - 1,
  );
  return (
    <div className={styles.ticket}>
      <Log events={excerpt} />
    </div>
  );
}

/** What the report counts of it, and what is asked of the customer. */
export function Counted({
  clock,
  spans,
  decision,
}: Pick<TicketSpecimen, 'clock' | 'spans' | 'decision'>) {
  return (
    <div className={styles.counted}>
      <p className="caption">{clock}</p>
      <Entries entries={spans.map(entryOf)} />
      <Decision {...decision} />
    </div>
  );
}

export function entryOf({ label, from, to, minutes }: Span) {
  return { label, text: `${from}–${to}, ${minutes} ${serviceWords.minutes}` };
}

/** The hours of a shift with a stroke for every alert, of which the log is about one. */
function Shift({ shift, marked }: { shift: TicketSpecimen['shift']; marked?: string }) {
  const label = `${shift.from}–${shift.to}: ${shift.alerts.length} ${serviceWords.alerts}, 1 ${serviceWords.incidents}`;
  return (
    <div className={styles.shift}>
      <p className="caption">{label}</p>
      <svg aria-hidden="true">
        {shift.alerts.map((time) => {
          const x = placeIn(shift, time);
          const lit = time === marked ? 'stroke-amber' : undefined;
          return <line key={time} className={lit} x1={x} x2={x} y2="100%" />;
        })}
      </svg>
      <Scale hours={shift} every={120} />
    </div>
  );
}
