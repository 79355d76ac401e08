import type { Term } from '@/content/buying';
import { withLines } from '@/lib/buying';
import { Fold } from '../ui/fold';
import { RichText } from '../ui/rich-text';
import { Licences } from './asides';

/** Each question folded over its answer: all of them are seen at once. */
export function Answers({ items }: { items: readonly Term[] }) {
  return items.map((item) => (
    <Fold
      key={item.title}
      heading={
        <>
          <h3 className="font-bold">{item.title}</h3>
          {item.short && <span className="ml-auto text-small max-sm:hidden">{item.short}</span>}
        </>
      }
    >
      <div className="max-w-measure pb-2 text-muted">
        <p>
          <RichText>{withLines(item)}</RichText>
        </p>
        {item.prints && (
          <ul>
            <Licences page="buying" />
          </ul>
        )}
      </div>
    </Fold>
  ));
}
