import { company, offices } from '@/content/company';
import { callOffice, contactPage } from '@/content/contact';

const { lost: words } = contactPage;

const WAY = 'link inline-flex min-h-target items-center';

/** Whom to reach where Submit was pressed and not even the boot script came. Shown by CSS alone, after 5 s. */
export function FormLost() {
  return (
    <div
      role="alert"
      className="mt-3 hidden border-l-2 border-amber bg-surface px-2.5 py-2 unanswered:block unanswered:transition-[visibility] unanswered:delay-5000 unanswered:starting:invisible"
    >
      <p className="font-bold">{words.heading}</p>
      <p>{words.next}</p>
      <ul>
        <li>
          <a href={`mailto:${company.email}`} className={WAY}>
            {company.email}
          </a>
        </li>
        {offices.map(({ city, phone }) => (
          <li key={phone.dial}>
            <a href={`tel:${phone.dial}`} className={WAY}>
              {`${callOffice} ${city}, ${phone.display}`}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
