import { documents } from '@/content/facts';
import { type Obligation, type Standard, standards } from '@/content/standards';
import { dayInWords } from '@/lib/dates';
import { checkedSince, isRead } from '@/lib/facts';
import { standardsPath } from '@/lib/file-paths';
import { labelOf } from '@/lib/routes';
import { helpWith } from '@/lib/standards';
import { TextPage } from '../layout/text-page';
import { DataTable } from '../ui/data-table';
import { Fold } from '../ui/fold';
import { Items } from '../ui/ledger';
import { Section } from '../ui/section';
import { SiteLink } from '../ui/site-link';

const all: readonly Standard[] = standards.standards;

const levels = Object.values(standards.help).map(({ label, text }) => ({ title: label, text }));

/** Every standard with all of its obligations, and the services that help with each. */
export function StandardsPage() {
  return (
    <TextPage id="standards" words={standards}>
      <Section heading={standards.helpHeading} theme="surface">
        <Items items={levels} />
        <p className="mt-2">
          <a
            href={standardsPath}
            download
            className="link inline-flex min-h-target items-center print:hidden"
          >
            {`${standards.download} (CSV)`}
          </a>
        </p>
      </Section>
      {all.map((standard) => (
        <Obligations key={standard.name} {...standard} />
      ))}
    </TextPage>
  );
}

function Obligations({ source, name, note, obligations }: Standard) {
  const checked = checkedSince('standards');
  const { at, asks, service } = standards.columns;
  const clauses = obligations.map((one) => one.at);
  const unread = clauses.filter((clause) => !isRead('standards', source, clause));
  return (
    <Section heading={name} lede={note}>
      <p className="mb-1 flex flex-wrap items-baseline gap-x-3 text-small">
        <span>
          {`${standards.source}: `}
          <SiteLink href={documents[source].url} variant="inline">
            {documents[source].title}
          </SiteLink>
        </span>
        {checked && (
          <span className="caption">
            {unread.length < clauses.length ? standards.read : standards.reported}{' '}
            <time dateTime={checked}>{dayInWords(checked)}</time>
            {unread.length > 0 &&
              unread.length < clauses.length &&
              `; ${standards.except} ${unread.join(', ')}`}
          </span>
        )}
      </p>
      <Fold heading={<strong>{`${obligations.length} ${standards.clauses}`}</strong>}>
        <div className="text-small">
          <DataTable
            label={name}
            columns={[at, asks, service]}
            rows={obligations.map((one) => [one.at, one.asks, servicesFor(one)])}
          />
        </div>
      </Fold>
    </Section>
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
