import { serviceWords } from '@/content/interface';
import type { QuestionsSection } from '@/content/service-page';
import { Answers } from '../ui/answers';
import { RouteLink } from '../ui/site-link';

export function Questions({ items }: QuestionsSection) {
  return (
    <div>
      <p className="-mt-1 pb-0.5">
        <RouteLink to="buying" label={serviceWords.buying} variant="arrow" />
      </p>
      <Answers items={items.map(({ question, answer }) => ({ title: question, text: answer }))} />
    </div>
  );
}
