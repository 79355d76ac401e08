import { buying, type Term } from '@/content/buying';
import { type QuotationLine, quotationSpecimen } from '@/content/specimens/quotation';
import { Licences } from '../service/asides';
import { Ledger, LedgerRow } from '../ui/ledger';
import { RichText } from '../ui/rich-text';

/** What the contract sets, a row each. */
export function Terms({ items }: { items: readonly Term[] }) {
  return (
    <Ledger>
      {items.map((item) => (
        <LedgerRow key={item.title} term={item.title}>
          <TermText {...item} />
        </LedgerRow>
      ))}
    </Ledger>
  );
}

/** Questions with our answers, under the numbers by which a tender cites them. */
export function Answers({ items }: { items: readonly Term[] }) {
  return (
    <ol className="border-b border-line">
      {items.map((item, index) => (
        <li key={item.title} className="grid grid-cols-[2.75rem_1fr] border-t border-line py-1.5">
          <span aria-hidden="true" className="text-small text-muted tabular-nums">
            {index + 1}
          </span>
          <div>
            <h3 className="font-bold">{item.title}</h3>
            <div className="text-muted">
              <TermText {...item} />
            </div>
          </div>
        </li>
      ))}
    </ol>
  );
}

function TermText({ text, line, prints }: Term) {
  return (
    <>
      <p className="max-w-measure">
        <RichText>{text}</RichText> {line && <LineLink line={line} />}
      </p>
      {prints && (
        <ul>
          <Licences page="buying" />
        </ul>
      )}
    </>
  );
}

/** Where the sample quotation sets it. */
function LineLink({ line }: { line: QuotationLine }) {
  const found = quotationSpecimen.parts.findIndex(({ id }) => id === line);
  return (
    <a href={`#${line}`} className="link whitespace-nowrap">
      {`${buying.line} ${found + 1}`}
    </a>
  );
}
