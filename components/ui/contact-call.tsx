import type { afterContact } from '@/content/contact';
import { routes } from '@/content/routes';
import { pathOf, type SitePath } from '@/lib/routes';
import { AfterContact } from './after-contact';
import { SiteLink } from './site-link';

interface ContactCallProps {
  heading: string;
  /** One line under the heading. */
  text?: string;
  /** The contact page, with what the message is about where the page knows. */
  href?: SitePath;
  /** Which sentence stands under the button. */
  after?: keyof typeof afterContact;
}

/** The night band that ends every page: one question, one button. */
export function ContactCall({ heading, text, href = pathOf('contact'), after }: ContactCallProps) {
  return (
    <section aria-labelledby="contact-call" className="night bg-paper print:hidden">
      <div className="wrap grid gap-3 py-5 md:grid-cols-[8fr_4fr] md:items-center md:py-13">
        <div>
          <h2 id="contact-call" className="text-h2">
            {heading}
          </h2>
          {text && <p className="mt-2 max-w-measure text-lede text-muted">{text}</p>}
        </div>
        <div className="md:text-right">
          <SiteLink href={href} variant="filled">
            {routes.contact.label}
          </SiteLink>
          <AfterContact place={after} />
        </div>
      </div>
    </section>
  );
}
