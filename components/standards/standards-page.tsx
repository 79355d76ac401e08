import { documents } from '@/content/facts';
import { type Obligation, type Standard, standards } from '@/content/standards';
import { dayInWords } from '@/lib/dates';
import { checkedSince, isRead } from '@/lib/facts';
import { standardsPath } from '@/lib/file-paths';
import { labelOf } from '@/lib/routes';
import { helpWith } from '@/lib/standards';
import { slugOf } from '@/lib/text';
import { TextPage } from '../layout/text-page';
import { DataTable } from '../ui/data-table';
import { Fold } from '../ui/fold';
import { Items } from '../ui/ledger';
import { RichText } from '../ui/rich-text';
import { Section } from '../ui/section';
import { SiteLink } from '../ui/site-link';

const all: readonly Standard[] = standards.standards;

const levels = Object.values(standards.help).map(({ label, text }) => ({ title: label, text }));

/** Every standard with all of its obligations, and the services that help with each. */
export function StandardsPage() {
  return (
    <TextPage id="standards" words={standards} drawing="standards">
      <Section heading={standards.helpHeading} theme="surface" heads="above">
        <Items items={[...levels, ...standards.unmapped]} />
        <p className="mt-2">
          <RichText>{`[${standards.download}](${standardsPath})`}</RichText>
        </p>
      </Section>
      <div className="band on-paper">
        <div className="wrap">
          {all.map((standard) => (
            <Obligations key={standard.name} {...standard} />
          ))}
        </div>
      </div>
    </TextPage>
  );
}

function Obligations({ source, name, note, obligations }: Standard) {
  const checked = checkedSince('standards');
  const { at, asks, service } = standards.columns;
  const clauses = obligations.map((one) => one.at);
  const unread = clauses.filter((clause) => !isRead('standards', source, clause));
  return (
    <section
      id={slugOf(name)}
      className="gap-y-0.5 border-line border-t pt-2 max-md:grid md:beside md:pb-1.5"
    >
      <h2 className="font-medium text-lede">{name}</h2>
      <div>
        <p className="text-muted">
          <RichText>{note}</RichText>
        </p>
        <p className="mt-0.5 text-small">
          {`${standards.source}: `}
          <SiteLink href={documents[source].url} variant="inline">
            {documents[source].title}
          </SiteLink>{' '}
          {checked && (
            <span className="caption">
              {unread.length < clauses.length ? standards.read : standards.reported}{' '}
              <time dateTime={checked} className="whitespace-nowrap">
                {dayInWords(checked)}
              </time>
              {unread.length > 0 &&
                unread.length < clauses.length &&
                `; ${standards.except} ${unread.join(', ')}`}
            </span>
          )}
        </p>
      </div>
      <div className="md:col-[2/-1]">
        <Fold heading={<strong>{`${obligations.length} ${standards.clauses}`}</strong>}>
          <div className="pb-2 text-small">
            <DataTable
              label={name}
              columns={[at, asks, service]}
              rows={obligations.map((one) => [one.at, one.asks, servicesFor(one)])}
            />
          </div>
        </Fold>
      </div>
    </section>
  );
}

/** As in “**Helps:** SOC, SIEM. **Evidence only:** VAPT.”, each a link. */
function servicesFor(obligation: Obligation): string {
  const sentences = helpWith(obligation).map(([help, services]) => {
    const links = services.map((id) => `[${labelOf(id)}](${id})`);
    return `**${standards.help[help].label}:** ${links.join(', ')}.`;
  });
  return sentences.join(' ');
}
