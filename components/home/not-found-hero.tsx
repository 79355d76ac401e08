import { home } from '@/content/home';
import { notFound } from '@/content/not-found';
import { routes } from '@/content/routes';
import { search } from '@/content/search';
import { WatchDial } from '../drawing/watch-dial';
import field from '../search/search-field.module.css';
import { FirstScreenEnd } from '../ui/first-screen-end';
import { TrustedBy } from './hero';
import styles from './hero.module.css';

/** The night over home at an unknown address: its dial stands at 04:04, and what is lit is a warning. */
export function NotFoundHero() {
  return (
    <div className={`night bg-paper ${styles.hero} ${styles.lost}`}>
      <div className={styles.dial}>
        <WatchDial dial={notFound.dial} />
      </div>
      <div className={`wrap ${styles.words}`}>
        <h1 className="text-lead font-bold text-signal">{home.hero.headline.join(' ')}</h1>
        <p role="status" className={`mt-1 max-w-[6.5em] font-bold ${styles.headline}`}>
          {notFound.line}
        </p>
        <form action={routes.search.path} className="mt-4 max-w-[36rem] md:mt-5">
          <label htmlFor="lost-page" className="text-lede text-muted">
            {notFound.help}
          </label>
          <p className="mt-2 flex gap-1.5">
            <input
              type="search"
              id="lost-page"
              name="q"
              maxLength={100}
              enterKeyHint="search"
              className={field.input}
            />
            <button type="submit" className="button button-filled">
              {search.submit}
            </button>
          </p>
        </form>
      </div>
      <TrustedBy />
      <FirstScreenEnd />
    </div>
  );
}
