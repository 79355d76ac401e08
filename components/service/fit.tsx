import { serviceWords } from '@/content/interface';
import type { FitSection } from '@/content/service-page';
import { RichText } from '../ui/rich-text';
import { Section } from '../ui/section';
import { RouteLink } from '../ui/site-link';

export function Fit({ heading, suits, instead }: FitSection) {
  return (
    <Section heading={heading}>
      <div className="grid gap-4 md:grid-cols-[4fr_8fr] md:gap-8">
        <div>
          <h3 className="text-h3">{serviceWords.suits}</h3>
          <ul className="mt-2 grid gap-2">
            {suits.map((text) => (
              <li key={text} className="border-l-2 border-signal pl-2.5 text-lede">
                <RichText>{text}</RichText>
              </li>
            ))}
          </ul>
        </div>
        <div className="self-start rounded border border-line bg-surface p-3">
          <h3 className="text-h3">{serviceWords.instead}</h3>
          <dl className="mt-1.5 grid gap-1 gap-x-4 sm:grid-cols-2">
            {instead.map(({ when, choose }) => (
              <div key={when} className="border-t border-line pt-1 sm:last:odd:col-span-2">
                <dt>
                  <RichText>{when}</RichText>
                </dt>
                <dd>
                  <RouteLink to={choose} variant="arrow" />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Section>
  );
}
