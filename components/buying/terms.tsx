import type { Term } from '@/content/buying';
import { cited } from '@/lib/buying';
import { Licences } from '../service/asides';
import { Fold } from '../ui/fold';
import { LedgerRow } from '../ui/ledger';
import { RichText } from '../ui/rich-text';

/** What the contract sets, two in a row. */
export function Terms({ items }: { items: readonly Term[] }) {
  return (
    <ul className="grid gap-x-4 md:grid-cols-2">
      {items.map((item) => (
        <LedgerRow key={item.title} term={item.title} layout="above">
          <TermText {...item} />
        </LedgerRow>
      ))}
    </ul>
  );
}

/** Questions, each folded over our answer, under the numbers by which a tender cites them. */
export function Answers({ items }: { items: readonly Term[] }) {
  return (
    <div className="border-b border-line">
      {items.map((item, index) => (
        <Fold
          key={item.title}
          heading={<h3 className="font-bold">{`${index + 1}. ${item.title}`}</h3>}
        >
          <div className="pb-2 text-muted">
            <TermText {...item} />
          </div>
        </Fold>
      ))}
    </div>
  );
}

function TermText({ text, lines, prints }: Term) {
  return (
    <>
      <p className="max-w-measure">
        <RichText>{`${text} ${cited(lines)}`}</RichText>
      </p>
      {prints && (
        <ul>
          <Licences page="buying" />
        </ul>
      )}
    </>
  );
}
