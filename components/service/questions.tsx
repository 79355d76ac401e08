import { sectionHeadings } from '@/content/interface';
import type { QuestionsSection } from '@/content/service-page';
import { Fold } from '../ui/fold';
import { RichText } from '../ui/rich-text';
import { Section } from '../ui/section';

/** Questions beside their heading, each folded over its answer: all of them are seen at once. */
export function Questions({ items }: QuestionsSection) {
  return (
    <Section heading={sectionHeadings.questions} heads="reference">
      <div className="border-b border-line">
        {items.map(({ question, answer }) => (
          <Fold key={question} heading={<h3 className="text-lead">{question}</h3>}>
            <p className="max-w-measure pb-2.5 text-muted">
              <RichText>{answer}</RichText>
            </p>
          </Fold>
        ))}
      </div>
    </Section>
  );
}
