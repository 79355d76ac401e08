import type { ReactNode } from 'react';
import { serviceWords } from '@/content/interface';
import type { FitSection } from '@/content/service-page';
import { RichText } from '../ui/rich-text';
import { RouteLink } from '../ui/site-link';

/** For whom the service is, and who should choose which other: ruled rows. */
export function Fit({ suits, instead }: FitSection) {
  return (
    <div className="grid content-start gap-2 md:gap-3">
      <Conditions heading={serviceWords.suits}>
        {suits.map((when) => (
          <Condition key={when} when={when} />
        ))}
      </Conditions>
      <Conditions heading={serviceWords.instead}>
        {instead.map(({ when, choose }) => (
          <Condition key={when} when={`${when}:`}>
            <RouteLink to={choose} variant="arrow" />
          </Condition>
        ))}
      </Conditions>
    </div>
  );
}

function Conditions({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="pb-0.5 font-bold md:pb-1">{heading}</h3>
      <ul>{children}</ul>
    </div>
  );
}

/** The service stands at its row's end where there is room; its link is higher than the row, for thumbs. */
function Condition({ when, children }: { when: string; children?: ReactNode }) {
  return (
    <li
      className={`gap-x-4 border-t border-line py-0.75 first-letter:uppercase md:grid md:grid-cols-[1fr_auto] md:items-baseline ${children ? '' : 'md:text-lede'}`}
    >
      <span className="first-letter:uppercase md:block">
        <RichText>{when}</RichText>
      </span>{' '}
      {children && (
        <span className="-my-1 inline-block md:max-w-[20rem] md:text-right md:[&>a]:block">
          {children}
        </span>
      )}
    </li>
  );
}
