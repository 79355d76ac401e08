import { breadcrumbWords } from '@/content/interface';
import type { RouteId } from '@/content/routes';
import { RouteLink } from '../ui/site-link';
import styles from './breadcrumbs.module.css';

interface BreadcrumbsProps {
  above: readonly RouteId[];
  /** The page itself, the last, unlinked step; a post leaves it out, its title stands below. */
  title?: string;
}

export function Breadcrumbs({ above, title }: BreadcrumbsProps) {
  return (
    <nav aria-label={breadcrumbWords.nav} className="caption">
      <ol className={styles.steps}>
        {above.map((id) => (
          <li key={id} className={id === above.at(-1) ? undefined : 'max-md:hidden'}>
            <RouteLink to={id} variant="quiet" />
          </li>
        ))}
        {title && (
          <li aria-current="page" className="max-md:hidden">
            {title}
          </li>
        )}
      </ol>
    </nav>
  );
}
