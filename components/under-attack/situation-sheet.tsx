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
import { RichText } from '../ui/rich-text';
import { SiteLink } from '../ui/site-link';
import styles from './under-attack.module.css';

const { sheet: words } = underAttack;

/** What to do in one situation, whom to tell and by when: shown once it is chosen, and one A4 sheet on paper. */
export function SituationSheet({ id }: { id: SituationId }) {
  const { title, lead, steps, avoid, first, singapore, sriLanka }: Situation = situations[id];
  return (
    <section id={id} aria-label={title} className={`${styles.sheet} wrap`}>
      <h2 className="text-title print:text-[20pt]!">{title}</h2>
      <p className="mt-1 text-lede text-muted print:mt-0">{lead}</p>
      {first && (
        <dl className={styles.call}>
          {first.map((notice) => (
            <NoticeRow key={notice} notice={notices[notice]} />
          ))}
        </dl>
      )}
      <p className={styles.call}>
        {first ? words.next : words.call}{' '}
        <a href={`tel:${headOffice.phone.dial}`}>{headOffice.phone.display}</a> {words.otherwise}
      </p>
      <h3 className={`${styles.heading} print:text-[11pt]!`}>{words.firstHour}</h3>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step} className="print:list-none!">
            <input type="checkbox" aria-labelledby={`${id}-${index}`} />
            <p id={`${id}-${index}`}>
              <RichText>{step}</RichText>
            </p>
          </li>
        ))}
      </ol>
      <h3 className={`${styles.heading} print:text-[11pt]!`}>{words.avoid}</h3>
      <ul className={styles.avoid}>
        {avoid.map((one) => (
          <li key={one} className="print:list-none!">
            {one}
          </li>
        ))}
      </ul>
      <h3 className={`${styles.heading} print:text-[11pt]!`}>{words.tell}</h3>
      <div className={`${styles.countries} print:grid`}>
        <Notices country={words.singapore} ids={singapore} />
        <Notices country={words.sriLanka} ids={sriLanka} />
      </div>
      <Foot id={id} />
    </section>
  );
}

function Notices({ country, ids }: { country: string; ids: readonly NoticeId[] }) {
  return (
    <div className="print:block">
      <h4 className="mb-1 text-lead font-bold text-signal print:text-[11pt]">{country}</h4>
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
  return (
    <div className={`${styles.notice} print:block`}>
      <dt className="font-bold">
        <RichText>{who}</RichText>
      </dt>
      {within && <dd className="font-bold text-amber">{within}</dd>}
      <dd className="max-w-measure print:max-w-none">
        <RichText>{reported ? `${how} ${fromReports}` : how}</RichText>
      </dd>
      {(phones.length > 0 || email || link) && (
        <dd className={styles.ways}>
          {phones.map((phone) => (
            <a key={phone} href={`tel:${phone.replaceAll(' ', '')}`} className="font-bold">
              {phone}
            </a>
          ))}
          {email && <a href={`mailto:${email}`}>{email}</a>}
          {link && (
            <a href={link.url} rel="noopener">
              {link.words}
            </a>
          )}
        </dd>
      )}
    </div>
  );
}

function Foot({ id }: { id: SituationId }) {
  const checked = checkedSince('underAttack');
  const { post: name }: Situation = situations[id];
  const post = listPosts().find((one) => one.id === name);
  return (
    <div className="mt-4 text-small text-muted print:mt-1">
      <p className="max-w-measure print:max-w-none">
        {checked && (
          <>
            {serviceWords.checked} <time dateTime={checked}>{dayInWords(checked)}</time>.{' '}
          </>
        )}
        <RichText>{words.reviewed}</RichText>
      </p>
      <p className="mt-2 flex flex-wrap gap-x-3 print:hidden">
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
