import { company, offices, parentLine } from '@/content/company';
import type { FooterLink, Office } from '@/content/data';
import { footerWords, headerWords } from '@/content/interface';
import { footerCompany, footerServices } from '@/content/navigation';
import { routes } from '@/content/routes';
import { watchWords } from '@/content/watch';
import { labelOf } from '@/lib/routes';
import { RouteLink } from '../ui/site-link';
import { Watch } from '../watch/watch';
import { LegalFacts } from './company-facts';
import { LogoMark } from './logo';

/** The foot of every page; `watch` is for those that do not show the day of all offices themselves. */
export function SiteFooter({ watch }: { watch: boolean }) {
  return (
    <footer className="night bg-paper border-t border-line print:hidden">
      <div className="wrap pt-2 pb-9 md:pt-5">
        {watch && (
          <div className="mb-2 border-b border-line pb-2 md:mb-4 md:pb-3">
            <p className="mb-0.5 font-bold">{watchWords.heading}</p>
            <Watch />
            <p className="sr-only">{watchWords.note}</p>
          </div>
        )}
        <div className="flex flex-wrap gap-x-2 gap-y-2 md:gap-y-4">
          <FooterColumn heading={footerWords.company} links={footerCompany} />
          <FooterColumn heading={footerWords.services} links={footerServices} />
          <div className="grow basis-40">
            <div className="-mt-1 flex items-baseline justify-between gap-2">
              <h2 className="font-bold">{routes.contact.label}</h2>
              <span className="text-small text-muted">
                <RouteLink to="underAttack" label={headerWords.attack} variant="quiet" />
              </span>
            </div>
            <div className="mt-1 flex flex-wrap gap-2">
              {offices.map((office) => (
                <FooterOffice key={office.phone.dial} office={office} />
              ))}
            </div>
          </div>
        </div>
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line pt-2 md:mt-4 md:pt-3">
          <p className="flex items-center gap-1.5 text-small text-muted">
            <LogoMark />
            {parentLine}
          </p>
          <ul className="flex flex-wrap gap-3 text-small">
            {company.socials.map(({ name, url }) => (
              <li key={name}>
                <a
                  href={url}
                  rel="noopener"
                  className="inline-flex min-h-target items-center hover:text-signal"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <p className="caption mt-2 flex flex-wrap items-center justify-between gap-x-4">
          © {company.copyrightYear} {company.name}
          <LegalFacts />
          <span className="flex flex-wrap gap-x-2 font-sans">
            <RouteLink to="privacy" variant="quiet" />
            <RouteLink to="accessibility" variant="quiet" />
            <RouteLink
              to="disclosure"
              label={footerWords.disclosure}
              said={` (${labelOf('disclosure')})`}
              variant="quiet"
            />
            <RouteLink to="glossary" variant="quiet" />
          </span>
        </p>
      </div>
    </footer>
  );
}

function FooterColumn({ heading, links }: { heading: string; links: readonly FooterLink[] }) {
  return (
    <nav aria-label={`${heading} ${footerWords.links}`} className="grow">
      <h2 className="font-bold">{heading}</h2>
      <ul className="mt-1 gap-x-3 text-small text-muted lg:columns-2">
        {links.map(({ route, label = labelOf(route) }) => (
          <li key={label}>
            <RouteLink
              to={route}
              label={label}
              said={label === labelOf(route) ? undefined : ` (${labelOf(route)})`}
              variant="quiet"
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function FooterOffice({ office }: { office: Office }) {
  return (
    <div className="grow border-t border-line pt-1.5 text-small text-muted">
      <p className="font-bold text-text">{office.city}</p>
      <p>{office.name}</p>
      <a
        href={`tel:${office.phone.dial}`}
        className="inline-flex min-h-target items-center hover:text-signal"
      >
        {office.phone.display}
      </a>
    </div>
  );
}
