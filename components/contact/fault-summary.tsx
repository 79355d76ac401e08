import { alertOf, lineOf } from '@/lib/contact/fault-words';
import type { Fault } from '@/lib/contact/form-state';
import { Notice } from './notice';

interface FaultSummaryProps {
  /** What the last submission broke; at least one. */
  faults: readonly Fault[];
  /** Those of them that are not mended yet. */
  open: readonly Fault[];
}

/**
 * Stands over the form that was refused, with one alert and each fault as a link to its field, until it is submitted
 * again: what is mended is struck out, so that nothing moves or speaks while somebody types. Takes the focus when it
 * appears; a new key at each attempt makes it appear, and be announced, again.
 */
export function FaultSummary({ faults, open }: FaultSummaryProps) {
  return (
    <Notice tone="fault">
      <p role="alert" className="font-bold">
        {alertOf(faults)}
      </p>
      <ul>
        {faults.map((fault) => (
          <li key={`${fault.place} ${fault.kind}`}>
            <a
              href={`#${fault.place}`}
              className={`link inline-flex min-h-target items-center ${open.includes(fault) ? '' : 'line-through'}`}
            >
              {lineOf(fault)}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
