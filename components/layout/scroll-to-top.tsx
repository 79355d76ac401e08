import type { Attributes } from '@/client/attributes';
import { scrollToTopWords } from '@/content/interface';
import styles from './page-frame.module.css';

/** An arrow back to the top of a scrolled page. The boot script shows it and hears its press. */
export function ScrollToTop() {
  return (
    <div className={styles.corner}>
      <button
        type="button"
        className="button w-6 border border-line bg-paper px-0"
        {...({ 'data-scroll-to-top': true } satisfies Attributes)}
      >
        <svg
          viewBox="0 0 24 24"
          width="20"
          height="20"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          aria-hidden="true"
        >
          <path d="M12 20V5M5 11l7-7 7 7" />
        </svg>
        <span className="sr-only">{scrollToTopWords.label}</span>
      </button>
    </div>
  );
}
