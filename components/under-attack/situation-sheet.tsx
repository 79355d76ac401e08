import type { ReactNode } from 'react';
import { headOffice } from '@/content/company';
import { serviceWords } from '@/content/interface';
import { type Situation, type SituationId, situations, underAttack } from '@/content/under-attack';
import { postPath } from '@/lib/blog/post-path';
import { findPost } from '@/lib/blog/posts';
import { dayInWords } from '@/lib/dates';
import { checkedSince } from '@/lib/facts';
import { Place } from '../ui/question-tree';
import { RichText } from '../ui/rich-text';
import { SiteLink } from '../ui/site-link';
import { Notices } from './notices';
import styles from './under-attack.module.css';

const { sheet: words } = underAttack;

/** What to do in one situation, whom to tell and by when: shown once it is chosen, and one A4 sheet on paper. */
export function SituationSheet({ id }: { id: SituationId }) {
  const { title, lead, steps, avoid, first, singapore, sriLanka }: Situation = situations[id];
  return (
    <Place id={id}>
      <div className={`${styles.sheet} wrap py-4 print:py-0`}>
        <div className="grid gap-x-4 gap-y-2 pb-4 md:beside print:block print:pb-0">
          <div>
            <h2 id={`${id}-heading`} className="text-h2 print:text-[20pt]">
              {title}
            </h2>
            <p className="mt-1 text-muted print:mt-0">{lead}</p>
          </div>
          <div className="grid gap-1 rounded border-2 border-signal p-2 not-print:text-lede print:p-[1mm]">
            {first && <Notices ids={first} sheet={id} />}
            <p>
              {first ? words.next : words.call}{' '}
              <a
                href={`tel:${headOffice.phone.dial}`}
                className="my-0.5 block w-fit text-h2 font-bold text-signal print:inline print:text-[14pt]"
              >
                {headOffice.phone.display}
              </a>{' '}
              {words.otherwise}
            </p>
          </div>
        </div>
        <Row heading={words.firstHour}>
          <ol>
            {steps.map((step) => (
              <li
                key={step}
                className="not-first:border-t not-first:border-line print:m-0! print:list-none!"
              >
                <label className="flex cursor-pointer items-start gap-2 py-1.5 print:gap-[2mm] print:py-[0.3mm]">
                  <input type="checkbox" className="mt-[0.2em] size-2.5 shrink-0 accent-signal" />
                  <span>
                    <RichText noTerms>{step}</RichText>
                  </span>
                </label>
              </li>
            ))}
          </ol>
        </Row>
        <Row heading={words.avoid}>
          <ul>
            {avoid.map((one) => (
              <li
                key={one}
                className="flex gap-2 py-0.5 before:w-2.5 before:shrink-0 before:text-center before:font-bold before:text-amber before:content-['×'_/_''] print:list-none! print:py-0"
              >
                {one}
              </li>
            ))}
          </ul>
        </Row>
        <Row heading={words.tell}>
          <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2 print:grid-cols-2 print:gap-x-[8mm]">
            {[
              { country: words.singapore, ids: singapore },
              { country: words.sriLanka, ids: sriLanka },
            ].map(({ country, ids }) => (
              <div key={country}>
                <h4 className="font-bold text-signal print:text-[11pt]">{country}</h4>
                <Notices ids={ids} sheet={id} />
              </div>
            ))}
          </div>
        </Row>
        <Foot id={id} />
      </div>
    </Place>
  );
}

/** A part of the sheet, one column on paper. */
function Row({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className="grid gap-1 border-t border-line py-3 md:beside print:block print:border-0 print:py-0">
      <h3 className="text-lede print:mt-[3mm] print:text-[11pt]">{heading}</h3>
      {children}
    </div>
  );
}

/** When the facts were looked through, what to make of those from reports, and the ways on. */
function Foot({ id }: { id: SituationId }) {
  const { post: name }: Situation = situations[id];
  const post = name && findPost(name);
  const checked = checkedSince('underAttack');
  return (
    <div className="border-t border-line pt-3 text-small text-muted print:mt-1 print:border-0 print:pt-0">
      <p className="max-w-measure pb-1.5 print:max-w-none print:pb-0">
        {checked && (
          <>
            {serviceWords.checked} <time dateTime={checked}>{dayInWords(checked)}</time>.{' '}
          </>
        )}
        {words.reviewed}
      </p>
      <p className="flex flex-wrap gap-x-3 print:hidden">
        {post && (
          <SiteLink href={postPath(post.id)} variant="listed">
            {post.title}
          </SiteLink>
        )}
        <SiteLink href="#people" variant="listed">
          {words.again}
        </SiteLink>
      </p>
      <p className="print:hidden">{words.paper}</p>
    </div>
  );
}
