import { headOffice } from '@/content/company';
import { fromReports } from '@/content/facts';
import { serviceWords } from '@/content/interface';
import {
  type Notice,
  type NoticeId,
  notices,
  type Situation,
  type SituationId,
  situations,
  underAttack,
} from '@/content/under-attack';
import { postPath } from '@/lib/blog/post-path';
import { listPosts } from '@/lib/blog/posts';
import { dayInWords } from '@/lib/dates';
import { checkedSince, restsOnReports } from '@/lib/facts';
import { Place } from '../ui/question-tree';
import { RichText } from '../ui/rich-text';
import { SiteLink } from '../ui/site-link';
import styles from './under-attack.module.css';

const { sheet: words } = underAttack;

/** A row of the sheet: its heading in the margin on wide windows, one column on paper. */
const ROW =
  'grid gap-x-8 gap-y-1 border-t border-line py-3 md:grid-cols-[4fr_8fr] print:block print:border-0 print:py-0';
const HEADING = 'text-lede print:mt-[3mm] print:text-[11pt]';

/** What to do in one situation, whom to tell and by when: shown once it is chosen, and one A4 sheet on paper. */
export function SituationSheet({ id }: { id: SituationId }) {
  const { title, lead, steps, avoid, first, singapore, sriLanka }: Situation = situations[id];
  return (
    <Place id={id}>
      <div className={`${styles.sheet} wrap py-4 print:py-0`}>
        <div className="grid gap-x-8 gap-y-2 pb-4 md:grid-cols-[4fr_8fr] print:block print:pb-0">
          <div>
            <h2 id={`${id}-heading`} className="text-h2 print:text-[20pt]">
              {title}
            </h2>
            <p className="mt-1 text-muted print:mt-0">{lead}</p>
          </div>
          <div className="grid gap-2 print:gap-[2mm]">
            {first && (
              <dl className="rounded border-2 border-signal px-2 print:px-0">
                {first.map((notice) => (
                  <NoticeRow key={notice} notice={notices[notice]} />
                ))}
              </dl>
            )}
            <p className="rounded border-2 border-signal p-2 print:p-[1mm]">
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
        <div className={ROW}>
          <h3 className={HEADING}>{words.firstHour}</h3>
          <ol>
            {steps.map((step) => (
              <li
                key={step}
                className="not-first:border-t not-first:border-line print:m-0! print:list-none!"
              >
                <label className="flex cursor-pointer items-start gap-2 py-1.5 print:gap-[2mm] print:py-[0.3mm]">
                  <input type="checkbox" className="mt-[0.2em] size-2.5 shrink-0 accent-signal" />
                  <span>
                    <RichText>{step}</RichText>
                  </span>
                </label>
              </li>
            ))}
          </ol>
        </div>
        <div className={ROW}>
          <h3 className={HEADING}>{words.avoid}</h3>
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
        </div>
        <div className={ROW}>
          <h3 className={HEADING}>{words.tell}</h3>
          <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2 print:grid-cols-2 print:gap-x-[8mm]">
            <Notices country={words.singapore} ids={singapore} />
            <Notices country={words.sriLanka} ids={sriLanka} />
          </div>
        </div>
        <Foot id={id} />
      </div>
    </Place>
  );
}

function Notices({ country, ids }: { country: string; ids: readonly NoticeId[] }) {
  return (
    <div className="print:block">
      <h4 className="font-bold text-signal print:text-[11pt]">{country}</h4>
      <dl>
        {ids.map((id) => (
          <NoticeRow key={id} notice={notices[id]} />
        ))}
      </dl>
    </div>
  );
}

function NoticeRow({ notice: { who, within, how, phones = [], email, link } }: { notice: Notice }) {
  const reported = restsOnReports('underAttack', [who, within ?? '', how, ...phones]);
  const way = 'link inline-flex min-h-target items-center print:min-h-0';
  return (
    <div className="py-1.5 not-first:border-t not-first:border-line print:block print:py-[0.3mm]">
      <dt className="font-bold">
        <RichText>{who}</RichText>
      </dt>
      {within && <dd className="font-bold text-amber">{within}</dd>}
      <dd className="max-w-measure print:max-w-none">
        <RichText>{reported ? `${how} ${fromReports}` : how}</RichText>
      </dd>
      {(phones.length > 0 || email || link) && (
        <dd className="flex flex-wrap gap-x-3">
          {phones.map((phone) => (
            <a key={phone} href={`tel:${phone.replaceAll(' ', '')}`} className={`${way} font-bold`}>
              {phone}
            </a>
          ))}
          {email && (
            <a href={`mailto:${email}`} className={way}>
              {email}
            </a>
          )}
          {link && (
            <a href={link.url} rel="noopener" className={way}>
              {link.words}
            </a>
          )}
        </dd>
      )}
    </div>
  );
}

/** When the facts were looked through, and what to make of those from reports. */
export function Reviewed() {
  const checked = checkedSince('underAttack');
  return (
    <p className="max-w-measure pb-1.5 text-small text-muted print:max-w-none print:pb-0">
      {checked && (
        <>
          {serviceWords.checked} <time dateTime={checked}>{dayInWords(checked)}</time>.{' '}
        </>
      )}
      {words.reviewed}
    </p>
  );
}

function Foot({ id }: { id: SituationId }) {
  const { post: name }: Situation = situations[id];
  const post = listPosts().find((one) => one.id === name);
  return (
    <div className="border-t border-line pt-3 text-small text-muted print:mt-1 print:border-0 print:pt-0">
      <div className="hidden print:block">
        <Reviewed />
      </div>
      <p className="flex flex-wrap gap-x-3 print:hidden">
        {post && (
          <SiteLink href={postPath(post.id)} variant="listed">
            {post.title}
          </SiteLink>
        )}
        <a href="#people" className="link inline-flex min-h-target items-center">
          {words.again}
        </a>
      </p>
      <p className="print:hidden">{words.paper}</p>
    </div>
  );
}
