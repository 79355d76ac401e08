import { contact, contactPage } from '@/content/contact';
import { subjects } from '@/lib/contact/subjects';
import { environment } from '@/lib/environment';
import { pathOf } from '@/lib/routes';
import { SiteLink } from '../ui/site-link';
import { ContactForm } from './contact-form';

const { form: words } = contact;

/** The form under its heading, and who gets to see what is written in it. */
export function ContactSection() {
  const keys = environment.contactKeys;
  return (
    <section aria-labelledby="write">
      <h2 id="write" className="text-h2">
        {words.heading}
      </h2>
      <a href="#offices" className="arrow md:hidden">
        {contactPage.officesHeading}
      </a>
      <ContactForm keys={keys} subjects={subjects}>
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
