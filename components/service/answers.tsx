import type { Term } from '@/content/buying';
import { withLines } from '@/lib/buying';
import { Fold } from '../ui/fold';
import { RichText } from '../ui/rich-text';
import { Licences } from './asides';

/** Each question folded over its answer, but for the first ones that are to stand open: all of them are seen at once. */
export function Answers({ items, open = 0 }: { items: readonly Term[]; open?: number }) {
  return items.map((item, index) => (
    <Fold
      key={item.title}
      open={index < open}
      heading={<h3 className="font-bold">{item.title}</h3>}
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
