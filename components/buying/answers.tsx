import type { Term } from '@/content/buying';
import { withLines } from '@/lib/buying';
import { Licences } from '../service/asides';
import { Fold } from '../ui/fold';
import { RichText } from '../ui/rich-text';

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
            <p className="max-w-measure">
              <RichText>{withLines(item).text}</RichText>
            </p>
            {item.prints && (
              <ul>
                <Licences page="buying" />
              </ul>
            )}
          </div>
        </Fold>
      ))}
    </div>
  );
}
