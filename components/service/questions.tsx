import type { QuestionsSection } from '@/content/service-page';
import { Fold } from '../ui/fold';
import { RichText } from '../ui/rich-text';

/** Each question folded over its answer: all of them are seen at once. */
export function Questions({ items }: QuestionsSection) {
  return (
    <div className="border-b border-line">
      {items.map(({ question, answer }) => (
        <Fold key={question} heading={<h3 className="font-bold">{question}</h3>}>
          <p className="max-w-measure pb-2 text-muted">
            <RichText>{answer}</RichText>
          </p>
        </Fold>
      ))}
    </div>
  );
}
