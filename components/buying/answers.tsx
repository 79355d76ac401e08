import type { Term } from '@/content/buying';
import { withLines } from '@/lib/buying';
import { plain, sentencesOf } from '@/lib/text';
import { Licences } from '../service/asides';
import { Fold } from '../ui/fold';
import { RichText } from '../ui/rich-text';

/** What a tender asks, each over the first sentence of our answer, which folds the rest; phones fold all of it. */
export function Answers({ items }: { items: readonly Term[] }) {
  return items.map((item) => {
    const { title, text } = withLines(item);
    const [first = '', ...rest] = sentencesOf(text);
    return (
      <Fold
        key={title}
        heading={
          <div>
            <h3 className="font-bold">{title}</h3>
            <span className="block max-w-measure pt-0.5 text-pretty text-muted max-sm:hidden">
              {plain(first)}
            </span>
          </div>
        }
      >
        <div className="pb-2 text-muted">
          <p className="max-w-measure">
            <span className="sm:hidden">{`${plain(first)} `}</span>
            <RichText>{rest.join(' ')}</RichText>
          </p>
          {item.prints && (
            <ul>
              <Licences page="buying" />
            </ul>
          )}
        </div>
      </Fold>
    );
  });
}
