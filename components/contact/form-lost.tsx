import { company, offices } from '@/content/company';
import { callOffice, contactPage } from '@/content/contact';
import styles from './form-lost.module.css';

const { lost: words } = contactPage;

const WAY = 'link inline-flex min-h-target items-center';

/** Whom to reach where Submit was pressed and not even the boot script came. Shown by CSS alone. */
export function FormLost() {
  return (
    <div
      role="alert"
      className={`${styles.lost} mt-3 border-l-2 border-amber bg-surface px-2.5 py-2`}
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
