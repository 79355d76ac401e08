import { alertOf, lineOf } from '@/lib/contact/fault-words';
import type { Fault } from '@/lib/contact/form-state';
import { Notice } from './notice';

interface FaultSummaryProps {
  /** What the last submission broke and is not mended yet; at least one. */
  faults: readonly Fault[];
}

/**
 * Stands over the form that was refused: one alert, and each fault as a link to its field. Takes the focus when
 * it appears; a new key at each attempt makes it appear, and be announced, again.
 */
export function FaultSummary({ faults }: FaultSummaryProps) {
  return (
    <Notice tone="fault">
      <p role="alert" className="font-bold">
        {alertOf(faults)}
      </p>
      <ul>
        {faults.map((fault) => (
          <li key={fault}>
            <a href={`#${fault}`} className="link inline-flex min-h-target items-center">
              {lineOf(fault)}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
