import type { Attributes } from '@/client/attributes';
import { headerWords } from '@/content/interface';
import { type ServiceFamily, serviceFamilies } from '@/content/navigation';
import { type RouteId, routes } from '@/content/routes';
import { familyOf, isShown, labelOf, pathOf } from '@/lib/routes';
import { SiteLink } from '../ui/site-link';
import styles from './services-panel.module.css';

/**
 * The Services link with its panel: the families, and the pages of one of them at a time. In a phone's sheet a toggle
 * opens each family. On desktops nothing is announced as one: the pages follow the pointer and the focus, which a
 * press beside a family's link moves to it.
 */
export function ServicesPanel({ current }: { current?: RouteId }) {
  const first = familyOf(current) ?? serviceFamilies[0];
  return (
    <div className={styles.services} {...({ 'data-opens-on-hover': true } satisfies Attributes)}>
      <div className={styles.bar}>
        <SiteLink href={pathOf('services')} current={current === 'services'}>
          {routes.services.label}
        </SiteLink>
        <details className={styles.chevron}>
          <summary>
            <span className="sr-only">{headerWords.services}</span>
          </summary>
        </details>
      </div>
      <div className={styles.panel}>
        <ul className={`${styles.families} md:wrap`}>
          {serviceFamilies.map((family) => (
            <Family
              key={family.route}
              family={family}
              first={family.route === first.route}
              current={current}
            />
          ))}
        </ul>
      </div>
    </div>
  );
}

interface FamilyProps {
  family: ServiceFamily;
  /** Whether its pages are the ones shown until a visitor turns to another family. */
  first: boolean;
  current?: RouteId;
}

function Family({ family, first, current }: FamilyProps) {
  const label = labelOf(family.route);
  const items = family.items.filter(({ route }) => isShown(route));
  return (
    <li className={styles.family} data-first={first || undefined}>
      <div className={styles.lead} tabIndex={-1}>
        <SiteLink href={pathOf(family.route)} current={family.route === current}>
          {label}
        </SiteLink>
        {items.length > 0 && (
          <details className={styles.chevron} name="service-family">
            <summary>
              <span className="sr-only">
                {label}
                {`: ${headerWords.pages}`}
              </span>
            </summary>
          </details>
        )}
      </div>
      <div className={styles.pages}>
        <p className="text-small text-muted">{family.summary}</p>
        <ul className={styles.list}>
          {items.map(({ route, summary }) => (
            <li key={route} className="whole-link">
              <SiteLink href={pathOf(route)} current={route === current}>
                {labelOf(route)}
              </SiteLink>
              <p className="text-small text-muted">{summary}</p>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
