import { company, offices, parentLine } from '@/content/company';
import type { FooterLink } from '@/content/data';
import { factWords, footerWords } from '@/content/interface';
import { footerCompany, footerServices } from '@/content/navigation';
import { routes } from '@/content/routes';
import { RouteLink, SiteLink } from '../ui/site-link';
import { currentFacts } from './company-facts';

const legal: readonly FooterLink[] = [
  { route: 'privacy' },
  { route: 'accessibility' },
  { route: 'disclosure', label: footerWords.disclosure },
  { route: 'glossary' },
];

const { registrationNumber, licences: { monitoring, penetrationTesting } = {} } = currentFacts;

/** What follows the company's name in the legal line; nothing while no number is known. */
const numbers = [
  registrationNumber && `${factWords.registration} ${registrationNumber}`,
  ...[monitoring, penetrationTesting].map((held) => held && `${factWords.licence} ${held.number}`),
].filter(Boolean);

/** Links in a line; on phones in the columns above it. */
const ROW = 'gap-x-3 max-sm:grid max-sm:w-full max-sm:grid-cols-2 sm:flex';

/** The foot of every page: two columns of links, the offices, and the legal line. */
export function SiteFooter() {
  return (
    <footer className="night border-t border-line bg-paper text-small text-muted print:hidden">
      <div className="wrap pt-3 pb-1 md:pt-4 md:pb-3">
        <div className="grid grid-cols-2 gap-x-3 gap-y-1.5 md:grid-cols-4 md:gap-x-4">
          <FooterColumn heading={footerWords.company} links={footerCompany} />
          <FooterColumn heading={footerWords.services} links={footerServices} />
          <div className="max-md:col-span-2">
            <h2 className="text-body font-bold text-text">{routes.contact.label}</h2>
            <div className="mt-1 grid grid-cols-2 gap-x-3 gap-y-1 border-t border-line pt-1 md:max-lg:grid-cols-1 lg:gap-x-4">
              {offices.map(({ city, name, phone }) => (
                <div key={phone.dial}>
                  <p className="font-bold text-text">{city}</p>
                  <p>{name}</p>
                  <SiteLink href={`tel:${phone.dial}`} variant="dense">
                    {phone.display}
                  </SiteLink>
                </div>
              ))}
            </div>
          </div>
        </div>
        <div className="mt-2 flex flex-wrap justify-between gap-x-4 border-t border-line pt-1">
          <ul className={ROW}>
            {legal.map(({ route, label }) => (
              <li key={route}>
                <RouteLink to={route} label={label} variant="dense" />
              </li>
            ))}
          </ul>
          <ul className={ROW}>
            {company.socials.map(({ name, url }) => (
              <li key={name}>
                <a
                  href={url}
                  className="inline-flex min-h-target items-center hover:text-signal md:min-h-4"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <div className="flex flex-wrap justify-between gap-x-4 max-sm:my-1">
          <p>{parentLine}</p>
          <p className="flex flex-wrap gap-x-3">
            {`© ${company.copyrightYear} ${company.name}`}
            {numbers.map((number) => (
              <span key={number} className="inline-block">
                {number}
              </span>
            ))}
          </p>
        </div>
      </div>
    </footer>
  );
}

function FooterColumn({ heading, links }: { heading: string; links: readonly FooterLink[] }) {
  return (
    <nav aria-label={`${heading} ${footerWords.links}`} className="md:not-first:col-span-2">
      <h2 className="text-body font-bold text-text">{heading}</h2>
      <ul className="mt-1 gap-x-4 border-t border-line pt-0.5 md:[columns:2_7rem]">
        {links.map(({ route, label }) => (
          <li key={label ?? route}>
            <RouteLink to={route} label={label} variant="dense" />
          </li>
        ))}
      </ul>
    </nav>
  );
}
