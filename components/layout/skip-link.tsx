import { headerWords } from '@/content/interface';

/** The first stop of the Tab key: past the header, to the page. */
export function SkipLink() {
  return (
    <a href="#main" className="skip-link rounded bg-signal px-2 py-1 font-bold text-paper">
      {headerWords.skip}
    </a>
  );
}
