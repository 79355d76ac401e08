import { headOffice } from '@/content/company';
import { afterContact, callOffice } from '@/content/contact';
import { routes } from '@/content/routes';
import { pathOf, type SitePath } from '@/lib/routes';
import { OfficeTime } from './office-time';
import { unbroken } from './rich-text';
import { SiteLink } from './site-link';

const loud = { band: 'py-5 md:py-8', row: 'md:items-end', heading: 'text-h1' } as const;

/** How large the call is: where nothing is bought, not the page's largest words. */
const looks = {
  first: loud,
  again: loud,
  data: { band: 'py-4', row: 'md:items-baseline', heading: 'text-lede' },
} as const satisfies Record<keyof typeof afterContact, object>;

interface ContactCallProps {
  /** The sentence that closes the page's argument, where it has one; without quotation marks. */
  quote?: string;
  heading: string;
  text?: string;
  /** The contact page, with what the message is about where the page knows. */
  href?: SitePath;
  after?: keyof typeof afterContact;
}

/**
 * The night band that ends every page: the closing quote, and under it the call, as large as a page's name. The quote is a paragraph, since a
 * `blockquote` would announce that somebody else is quoted.
 */
export function ContactCall({
  quote,
  heading,
  text,
  href = pathOf('contact'),
  after = 'first',
}: ContactCallProps) {
  const { band, row, heading: size } = looks[after];
  return (
    <section
      aria-labelledby="contact-call"
      className={`night relative z-2 bg-paper print:py-1 ${band}`}
    >
      <div className={`wrap grid gap-3 md:grid-cols-12 md:gap-x-4 ${row}`}>
        {quote && <p className="text-lede text-muted md:col-span-full">{`“${quote}”`}</p>}
        <h2 id="contact-call" className={`md:col-span-7 print:hidden ${size}`}>
          {unbroken(heading)}
        </h2>
        <div className="md:col-span-5 print:hidden">
          {text && <p className="mb-2 max-w-measure text-muted">{text}</p>}
          <p className="flex flex-wrap gap-x-3 gap-y-1.5">
            <SiteLink href={href} variant="filled">
              {routes.contact.label}
            </SiteLink>
            {/* On phones the footer’s numbers follow at once. */}
            <span className="flex grow basis-24 max-sm:hidden">
              <CallOffice />
            </span>
          </p>
          <AfterContact place={after} />
        </div>
      </div>
    </section>
  );
}

/** What happens after Contact Us, under every such button: which of the sentences depends on the place. */
export function AfterContact({ place = 'first' }: { place?: keyof typeof afterContact }) {
  return (
    <p className="max-w-measure mt-1 text-small text-balance text-muted print:hidden">
      {afterContact[place]}
    </p>
  );
}

/**
 * The way on that needs no form: the head office's telephone, and its time of day where the boot script can tell it.
 * On phones a row of its own: beside a button it might just fit in one face and not in the next, and the page would move.
 */
export function CallOffice() {
  const { city, phone, timeZone } = headOffice;
  return (
    <a
      href={`tel:${phone.dial}`}
      className="flex min-h-target grow basis-24 flex-wrap content-center gap-x-1 text-small leading-[1.4] hover:text-signal max-sm:-mb-1 max-sm:basis-full"
    >
      <strong>{`${callOffice} ${phone.display}`}</strong>
      <span className="text-muted">
        {city} <OfficeTime timeZone={timeZone} />
      </span>
    </a>
  );
}
