import type { Term } from '@/content/buying';
import { withLines } from '@/lib/buying';
import { Licences } from '../service/asides';
import { Fold } from '../ui/fold';
import { RichText } from '../ui/rich-text';

/** What a tender asks, each folded over our answer. */
export function Answers({ items }: { items: readonly Term[] }) {
  return items.map((item) => (
    <Fold key={item.title} heading={<h3 className="font-bold">{item.title}</h3>}>
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
  ));
}
