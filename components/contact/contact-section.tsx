import { headOffice } from '@/content/company';
import { callOffice, contact } from '@/content/contact';
import { subjects } from '@/lib/contact/subjects';
import { environment } from '@/lib/environment';
import { Island } from '../layout/island';
import { ContactForm } from './contact-form';

const { form: words } = contact;

/** The form under its heading, with the number to call before it on phones, and who gets to see what is written. */
export function ContactSection() {
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
      <Island
        name="contact-form"
        of={ContactForm}
        props={{ keys: environment.contactKeys, subjects }}
      />
    </section>
  );
}
