import { headOffice } from '@/content/company';
import { callOffice, contact } from '@/content/contact';
import { subjects } from '@/lib/contact/subjects';
import { environment } from '@/lib/environment';
import { pathOf } from '@/lib/routes';
import { SiteLink } from '../ui/site-link';
import { ContactForm } from './contact-form';
import { FormLost } from './form-lost';

const { form: words } = contact;

/** The form under its heading, with the number to call before it on phones, and who gets to see what is written. */
export function ContactSection() {
  const keys = environment.contactKeys;
  return (
    <section aria-labelledby="write">
      <p className="mb-4 border-y border-line md:hidden">
        <a href={`tel:${headOffice.phone.dial}`} className="arrow">
          {`${callOffice} ${headOffice.phone.display}`}
        </a>
      </p>
      <h2 id="write" className="text-h2">
        {words.heading}
      </h2>
      <ContactForm keys={keys} subjects={subjects} lost={<FormLost />}>
        <p className="max-w-measure text-small text-muted">
          {keys ? words.captcha.disclosure : words.byMail}{' '}
          <SiteLink href={pathOf('privacy')} variant="inline">
            {words.privacyLink}
          </SiteLink>
        </p>
        {keys && <noscript className="mt-2 inline-block text-small">{words.byMail}</noscript>}
      </ContactForm>
    </section>
  );
}
