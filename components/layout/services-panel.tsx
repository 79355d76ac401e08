import type { Attributes } from '@/client/attributes';
import type { ServiceFamily } from '@/content/data';
import { headerWords } from '@/content/interface';
import { serviceFamilies } from '@/content/navigation';
import type { RouteId } from '@/content/routes';
import { drawingFile } from '@/lib/drawings';
import { drawingPath } from '@/lib/file-paths';
import { familyOf, isShown, labelOf } from '@/lib/routes';
import { RouteLink } from '../ui/site-link';
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
        <RouteLink to="services" current={current === 'services'} />
        <details className={styles.chevron}>
          <summary>
            <span className="sr-only">{headerWords.services}</span>
          </summary>
        </details>
        {/* The sheet's own, for it begins open; by its name the boot script leaves it so. */}
        <details className={`${styles.chevron} ${styles.inSheet}`} name="services" open>
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

/** Pages of a family that leave room for its drawing beside them. */
const MOST_BESIDE_DRAWING = 4;

interface FamilyProps {
  family: ServiceFamily;
  /** Whether its pages are the ones shown until a visitor turns to another family. */
  first: boolean;
  current?: RouteId;
}

function Family({ family, first, current }: FamilyProps) {
  const items = family.items.filter(({ route }) => isShown(route));
  return (
    <li className={styles.family} data-first={first || undefined}>
      <div className={styles.lead} tabIndex={-1}>
        <RouteLink to={family.route} current={family.route === current} />
        {items.length > 0 && (
          <details className={styles.chevron} name="service-family">
            <summary>
              <span className="sr-only">{`${labelOf(family.route)}: ${headerWords.pages}`}</span>
            </summary>
          </details>
        )}
      </div>
      <div className={styles.pages}>
        <p className={styles.summary}>{family.summary}</p>
        <ul className={styles.list}>
          {items.map(({ route, summary }) => (
            <li key={route} className="whole-link">
              <RouteLink to={route} current={route === current} />
              <p className="text-small text-muted">{summary}</p>
            </li>
          ))}
        </ul>
        {items.length <= MOST_BESIDE_DRAWING && drawingFile(family.route) && (
          <img
            className={styles.drawing}
            src={drawingPath(family.route)}
            alt=""
            width="400"
            height="320"
            loading="lazy"
          />
        )}
      </div>
    </li>
  );
}
