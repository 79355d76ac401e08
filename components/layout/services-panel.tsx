import { headerWords } from '@/content/interface';
import { type ServiceFamily, serviceFamilies } from '@/content/navigation';
import { type RouteId, routes } from '@/content/routes';
import { isShown, labelOf, pathOf } from '@/lib/routes';
import { SiteLink } from '../ui/site-link';
import styles from './services-panel.module.css';

/** The Services link with its panel: four families in columns, each with its pages. */
export function ServicesPanel({ current }: { current?: RouteId }) {
  return (
    <div className={styles.services}>
      <div className={styles.bar}>
        <SiteLink href={pathOf('services')} current={current === 'services'}>
          {routes.services.label}
        </SiteLink>
        <details className={`${styles.chevron} max-md:hidden`}>
          <summary>
            <span className="sr-only">{headerWords.services}</span>
          </summary>
        </details>
      </div>
      <div className={styles.panel}>
        <ul className={`${styles.families} md:wrap`}>
          {serviceFamilies.map((family) => (
            <Family key={family.route} family={family} current={current} />
          ))}
        </ul>
      </div>
    </div>
  );
}

function Family({ family, current }: { family: ServiceFamily; current?: RouteId }) {
  const label = labelOf(family.route);
  const items = family.items.filter(isShown);
  return (
    <li className={styles.family}>
      <div className={styles.lead}>
        <SiteLink href={pathOf(family.route)} current={family.route === current}>
          {label}
        </SiteLink>
        {items.length > 0 && (
          <details className={`${styles.chevron} md:hidden`} name="service-family">
            <summary>
              <span className="sr-only">
                {label}
                {`: ${headerWords.pages}`}
              </span>
            </summary>
          </details>
        )}
      </div>
      <p className="text-small text-muted max-md:hidden">{family.summary}</p>
      {items.length > 0 && (
        <ul className={styles.pages}>
          {items.map((id) => (
            <li key={id}>
              <SiteLink href={pathOf(id)} current={id === current}>
                {labelOf(id)}
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
