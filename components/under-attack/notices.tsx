import { type Notice, type NoticeId, notices, type SituationId } from '@/content/under-attack';
import { basisOf } from '@/lib/facts';
import { RichText } from '../ui/rich-text';
import { SiteLink } from '../ui/site-link';

/** Whom to tell, by when, and how. */
export function Notices({ ids, sheet }: { ids: readonly NoticeId[]; sheet: SituationId }) {
  return (
    <dl>
      {ids.map((id) => (
        <NoticeRow key={id} {...notices[id]} sheet={sheet} />
      ))}
    </dl>
  );
}

function NoticeRow({ sheet, ...notice }: Notice & { sheet: SituationId }) {
  const { who, within, how, phones = [], email, link } = notice;
  const basis = basisOf('underAttack', [who, within ?? '', how, ...phones]);
  const ways = [
    ...phones.map((words) => ({ url: `tel:${words.replace(/[^\d+]/g, '')}` as const, words })),
    ...(email ? [{ url: `mailto:${email}` as const, words: email }] : []),
    ...(link ? [link] : []),
  ];
  return (
    <div className="py-1.5 not-first:border-t not-first:border-line print:block print:py-[0.3mm]">
      <dt className="font-bold">
        <RichText sheet={sheet}>{who}</RichText>
      </dt>
      {within && <dd className="font-bold text-amber">{within}</dd>}
      <dd className="max-w-measure print:max-w-none">
        <RichText sheet={sheet}>{`${how} ${basis}`.trim()}</RichText>
      </dd>
      {ways.length > 0 && (
        <dd className="flex flex-wrap gap-x-3 font-bold print:*:min-h-0">
          {ways.map(({ url, words }) => (
            <SiteLink key={url} href={url} variant="listed">
              {words}
            </SiteLink>
          ))}
        </dd>
      )}
    </div>
  );
}
