import { headerWords } from '@/content/interface';

/** The first stop of the Tab key: past the header, to the page. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="skip-link fixed top-1 left-1 z-20 -translate-y-10 rounded bg-signal px-2 py-1 font-bold text-paper focus:translate-y-0"
    >
      {headerWords.skip}
    </a>
  );
}
