import { serviceWords } from '@/content/interface';
import type { ServiceId } from '@/content/routes';
import type { FitSection } from '@/content/service-page';
import { RichText } from '../ui/rich-text';
import { RouteLink } from '../ui/site-link';

/** For whom the service is, larger, and who should choose which other, as ruled rows. */
export function Fit({ suits, instead }: FitSection) {
  const others = instead.map(({ when, choose }) => ({ when: `${when}:`, choose }));
  return (
    <div className="grid content-start gap-2 md:gap-3">
      <Conditions heading={serviceWords.suits} rows={suits.map((when) => ({ when }))} />
      <Conditions heading={serviceWords.instead} rows={others} />
    </div>
  );
}

interface ConditionsProps {
  heading: string;
  rows: readonly { when: string; choose?: ServiceId }[];
}

/** A service stands at its row's end where there is room; its link is higher than the row, for thumbs. */
function Conditions({ heading, rows }: ConditionsProps) {
  return (
    <div>
      <h3 className="pb-0.5 font-bold md:pb-1">{heading}</h3>
      <ul>
        {rows.map(({ when, choose }) => (
          <li
            key={when}
            className={`gap-x-4 border-t border-line first-letter:uppercase ${choose ? 'py-0.75 md:grid md:grid-cols-[1fr_auto] md:items-baseline' : 'py-0.5 text-balance md:py-0.75 md:text-lede md:leading-[1.3]'}`}
          >
            <span className="first-letter:uppercase md:block">
              <RichText>{when}</RichText>
            </span>{' '}
            {choose && (
              <span className="-my-1 inline-block md:max-w-[20rem] md:text-right md:[&>a]:block">
                <RouteLink to={choose} variant="arrow" />
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
