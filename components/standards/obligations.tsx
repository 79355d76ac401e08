import { routes } from '@/content/routes';
import { type Obligation, standards } from '@/content/standards';
import { helpWith } from '@/lib/standards';
import { slugOf } from '@/lib/text';
import { ColumnHeads } from '../ui/data-table';
import table from '../ui/data-table.module.css';
import { RichText } from '../ui/rich-text';
import { RouteLink } from '../ui/site-link';
import { HelpLevel } from './help-levels';
import styles from './standards-page.module.css';

interface ObligationsProps {
  standard: string;
  obligations: readonly Obligation[];
}

/** The obligations of one standard, each with the services that help. */
export function Obligations({ standard, obligations }: ObligationsProps) {
  const { at, asks, service } = standards.columns;
  return (
    // Its address is in what a phone folds, so that a link to it unfolds it, with its standard's name over it.
    <table
      id={slugOf(standard)}
      className={`${table.table} ${styles.obligations}`}
      aria-label={standard}
    >
      <thead>
        <tr className="caption">
          <ColumnHeads columns={[at, asks, service]} />
        </tr>
      </thead>
      <tbody>
        {obligations.map((obligation) => (
          <tr key={obligation.at}>
            <th scope="row" className="text-small">
              {obligation.at}
            </th>
            <td>
              <RichText>{obligation.asks}</RichText>
            </td>
            <td>
              <Help obligation={obligation} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Help({ obligation }: { obligation: Obligation }) {
  return helpWith(obligation).map(([help, services]) => (
    <div
      key={help}
      data-level=""
      className="grid items-start sm:grid-cols-[8.5rem_1fr] [&>:first-child]:min-h-target print:[&>:first-child]:min-h-0"
    >
      <HelpLevel help={help} />
      <ul className="flex flex-wrap gap-x-2.5 print:[&_a]:min-h-0">
        {services.map((id) => (
          <li key={id} data-family={routes[id].family}>
            <RouteLink to={id} variant="listed" />
          </li>
        ))}
      </ul>
    </div>
  ));
}
