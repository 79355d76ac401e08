import { headOffice } from '@/content/company';
import { afterContact, callOffice } from '@/content/contact';
import { routes } from '@/content/routes';
import { pathOf, type SitePath } from '@/lib/routes';
import { OfficeTime } from './office-time';
import { RichText, unbroken } from './rich-text';
import { SiteLink } from './site-link';

/** How large the call is: the page's largest words, or small where nothing is bought. */
const looks = {
  large: { band: 'py-5 md:py-6', frame: 'md:items-center', heading: 'max-w-[10em] text-exhibit' },
  small: { band: 'py-4', frame: 'md:items-baseline', heading: 'text-lede' },
} as const;

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
 * The night band that ends every page: the closing quote, and under it the call. The quote is marked by a rule, since
 * nobody but the firm says it: a `blockquote` would announce somebody else.
 */
export function ContactCall({
  quote,
  heading,
  text,
  href = pathOf('contact'),
  after = 'first',
}: ContactCallProps) {
  const look = looks[after === 'data' ? 'small' : 'large'];
  return (
    <section
      aria-labelledby="contact-call"
      className={`night relative z-2 bg-paper print:py-1 ${look.band}`}
    >
      <div className={`wrap grid gap-3 md:grid-cols-2 md:gap-x-4 ${look.frame}`}>
        {quote && <p className="border-l-3 border-signal pl-2 text-lede md:col-span-2">{quote}</p>}
        <h2 id="contact-call" className={`print:hidden ${look.heading}`}>
          {unbroken(heading)}
        </h2>
        <div className="print:hidden">
          {text && <p className="mb-2 max-w-measure text-muted">{text}</p>}
          <p className="flex flex-wrap gap-x-3 gap-y-1.5">
            <SiteLink href={href} variant={after === 'data' ? 'outlined' : 'filled'}>
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
    <p className="mt-1.5 w-full max-w-measure text-small text-balance text-muted print:hidden">
      <RichText>{afterContact[place]}</RichText>
    </p>
  );
}

/**
 * The way on that needs no form: the head office's telephone, and its time of day where the boot script can tell it.
 * Its width beside a button is the same in every face, or the page would move as the site's own comes.
 */
export function CallOffice() {
  const { city, phone, timeZone } = headOffice;
  return (
    <a
      href={`tel:${phone.dial}`}
      className="flex min-h-target grow basis-19 flex-wrap content-center gap-x-1 text-small leading-[1.4] hover:text-signal sm:basis-24"
    >
      <strong>{`${callOffice} ${phone.display}`}</strong>
      <span className="text-muted">
        {city} <OfficeTime timeZone={timeZone} />
      </span>
    </a>
  );
}
