import type { Item } from '@/content/service-page';
import { Ledger, LedgerRow } from '../ui/ledger';
import { RichText } from '../ui/rich-text';

/** Reasons in half a page: why do it at all, or why with this company. */
export function Reasons({ items }: { items: readonly Item[] }) {
  return (
    <Ledger>
      {items.map(({ title, text }) => (
        <LedgerRow key={title} term={title} layout="above">
          <p>
            <RichText>{text}</RichText>
          </p>
        </LedgerRow>
      ))}
    </Ledger>
  );
}
