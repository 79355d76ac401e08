import { serviceWords } from '@/content/interface';
import type { Span, TicketSpecimen } from '@/content/specimen';
import { Decision, Entries } from './entries';
import styles from './specimen.module.css';

export function Ticket({ clock, events, spans, decision }: TicketSpecimen) {
  return (
    <div className={styles.ticket}>
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
      <div>
        <p className="mono">{clock}</p>
        <Entries entries={spans.map(entryOf)} />
        <Decision {...decision} />
      </div>
    </div>
  );
}

function entryOf({ label, from, to, minutes }: Span) {
  return { label, text: `${from}–${to}, ${minutes} ${serviceWords.minutes}` };
}
