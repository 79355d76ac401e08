import { serviceWords } from '@/content/interface';
import type { FitSection } from '@/content/service-page';
import { Fold } from '../ui/fold';
import { RichText } from '../ui/rich-text';
import { Section } from '../ui/section';
import { RouteLink } from '../ui/site-link';

/** From so many alternatives on they stand under the reasons, two abreast, or a column would be empty beside them. */
const MANY = 6;

export function Fit({ heading, suits, instead }: FitSection) {
  const many = instead.length >= MANY;
  return (
    <Section heading={heading} heads="part">
      <div className={`grid gap-3 md:gap-8 ${many ? '' : 'md:grid-cols-[4fr_8fr]'}`}>
        <div>
          <h3 className="text-lead sm:text-h3">{serviceWords.suits}</h3>
          <ul className="mt-1 grid gap-1.5 sm:mt-2 sm:gap-2">
            {suits.map((text) => (
              <li key={text} className="border-l-2 border-signal pl-2.5 sm:text-lede">
                <RichText>{text}</RichText>
              </li>
            ))}
          </ul>
        </div>
        <div className="self-start rounded border border-line bg-surface px-2 sm:p-3">
          <Fold
            on="phones"
            heading={<h3 className="text-lead sm:text-h3">{serviceWords.instead}</h3>}
          >
            <dl className={`grid gap-x-8 gap-y-1 sm:mt-1.5 ${many ? 'lg:grid-cols-2' : ''}`}>
              {instead.map(({ when, choose }) => (
                <div
                  key={when}
                  className="flex flex-wrap items-center gap-x-4 border-t border-line pt-1 [&>*]:flex-[1_1_11rem]"
                >
                  <dt>
                    <RichText>{when}</RichText>
                  </dt>
                  <dd>
                    <RouteLink to={choose} variant="arrow" />
                  </dd>
                </div>
              ))}
            </dl>
          </Fold>
        </div>
      </div>
    </Section>
  );
}
