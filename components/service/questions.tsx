import { serviceWords } from '@/content/interface';
import type { QuestionsSection } from '@/content/service-page';
import { Fold } from '../ui/fold';
import { RichText } from '../ui/rich-text';
import { RouteLink } from '../ui/site-link';

/** Each question folded over its answer: all of them are seen at once. */
export function Questions({ items }: QuestionsSection) {
  return (
    <div>
      <p className="-mt-1 pb-0.5">
        <RouteLink to="buying" label={serviceWords.buying} variant="arrow" />
      </p>
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
