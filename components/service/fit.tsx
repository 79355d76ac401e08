import { serviceWords } from '@/content/interface';
import type { FitSection } from '@/content/service-page';
import { RichText } from '../ui/rich-text';
import { RouteLink } from '../ui/site-link';

/** For whom the service is, and who should choose which other. */
export function Fit({ suits, instead }: FitSection) {
  return (
    <div className="grid gap-2 md:gap-3">
      <div>
        <h3 className="pb-1 font-bold">{serviceWords.suits}</h3>
        <ul>
          {suits.map((text) => (
            <li key={text} className="border-t border-line py-1">
              <RichText>{text}</RichText>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h3 className="pb-1 font-bold">{serviceWords.instead}</h3>
        <dl>
          {instead.map(({ when, choose }) => (
            <div
              key={when}
              className="flex flex-wrap items-center justify-between gap-x-3 border-t border-line max-sm:pt-1 sm:py-0.5"
            >
              <dt className="grow basis-30">
                <RichText>{when}</RichText>
              </dt>
              <dd className="max-sm:-my-1">
                <RouteLink to={choose} variant="arrow" />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
