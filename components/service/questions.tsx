import type { QuestionsSection } from '@/content/service-page';
import { RichText } from '../ui/rich-text';
import { Section } from '../ui/section';

/** Questions with their answers in the open: nothing to unfold, everything to print. */
export function Questions({ heading, items }: QuestionsSection) {
  return (
    <Section heading={heading} heads="margin">
      <dl>
        {items.map(({ question, answer }) => (
          <div key={question} className="border-t border-line py-3">
            <dt className="text-h3 font-bold">
              <RichText>{question}</RichText>
            </dt>
            <dd className="mt-1 max-w-measure text-muted">
              <RichText>{answer}</RichText>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
