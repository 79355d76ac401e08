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
        <div className="grid gap-0.5 sm:contents">
          <h3 className="font-bold">{item.title}</h3>
          {item.short && <span className="text-small sm:ml-auto">{item.short}</span>}
        </div>
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
