import type { HomeContent, NumberedService } from '@/content/home';
import { RichText } from '../ui/rich-text';
import { Section } from '../ui/section';
import { RouteLink } from '../ui/site-link';

export function NumberedServices({ heading, items }: HomeContent['services']) {
  return (
    <Section heading={heading} heads="margin">
      <ol className="border-b border-line">
        {items.map((item, index) => (
          <Row key={item.title} item={item} number={index + 1} />
        ))}
      </ol>
    </Section>
  );
}

function Row({ item, number }: { item: NumberedService; number: number }) {
  return (
    <li className="grid grid-cols-[2.75rem_1fr] border-t border-line py-4 md:grid-cols-[4.5rem_1fr]">
      <span aria-hidden="true" className="font-mono text-small text-amber">
        {String(number).padStart(2, '0')}
      </span>
      <div>
        <h3 className="text-h3">
          <RouteLink to={item.route} label={item.title} variant="row" />
        </h3>
        <p className="mt-1 max-w-measure text-muted">
          <RichText>{item.text}</RichText>
        </p>
        {item.includes.length > 0 && (
          <ul className="mt-1 flex flex-wrap gap-x-3 font-medium">
            {item.includes.map(({ label, route }) => (
              <li key={route}>
                <RouteLink to={route} label={label} variant="listed" />
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
