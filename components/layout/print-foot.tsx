import { company } from '@/content/company';
import { buildDate } from '@/lib/dates';
import { absoluteUrl } from '@/lib/site-url';
import styles from './print-foot.module.css';

/** What stands at the foot of every printed sheet: whose page it is, where to ask, its address and its date. */
export function PrintFoot({ path }: { path: string }) {
  return (
    <p className={styles.foot} aria-hidden="true">
      {[company.name, company.email, absoluteUrl(path), buildDate()].join(' · ')}
    </p>
  );
}
