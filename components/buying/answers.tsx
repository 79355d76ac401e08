import type { Term } from '@/content/buying';
import { withLines } from '@/lib/buying';
import { plain } from '@/lib/text';
import { Licences } from '../service/asides';
import { Fold } from '../ui/fold';
import { RichText } from '../ui/rich-text';

const SENTENCE_END = /(?<=[.?!]) /;

interface AnswersProps {
  items: readonly Term[];
  /** Whether the first sentence of each stands under what it answers; phones have it with the rest. */
  withFirstSentence?: boolean;
}

/** What a tender asks, each folded over our answer. */
export function Answers({ items, withFirstSentence = false }: AnswersProps) {
  return items.map((item) => {
    const { title, text } = withLines(item);
    const [first = '', ...rest] = withFirstSentence ? text.split(SENTENCE_END) : ['', text];
    return (
      <Fold
        key={title}
        heading={
          <div>
            <h3 className="font-bold">{title}</h3>
            {first && (
              <span className="block max-w-measure pt-0.5 text-pretty text-muted max-sm:hidden">
                {plain(first)}
              </span>
            )}
          </div>
        }
      >
        <div className="pb-2 text-muted">
          <p className="max-w-measure">
            {first && <span className="sm:hidden">{`${plain(first)} `}</span>}
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
