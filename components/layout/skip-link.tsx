import { headerWords } from '@/content/interface';
import styles from './skip-link.module.css';

/** The first stop of the Tab key: past the header, to the page. */
export function SkipLink() {
  return (
    <a href="#main" className={styles.link}>
      {headerWords.skip}
    </a>
  );
}
