import { type HomeContent, home } from '@/content/home';
import { partners } from '@/content/partners';
import { WatchDial } from '../drawing/watch-dial';
import { AfterContact, CallOffice } from '../ui/contact-call';
import { FirstScreenEnd } from '../ui/first-screen-end';
import { RouteLink } from '../ui/site-link';
import styles from './hero.module.css';

/** The night that opens home: the headline, two ways on, and the dial at eight minutes past three. */
export function Hero({ headline, lede }: HomeContent['hero']) {
  return (
    <div className={`night bg-paper ${styles.hero}`}>
      <div className={styles.dial}>
        <WatchDial />
      </div>
      <div className={`wrap ${styles.words}`}>
        <h1 className={styles.headline}>
          {headline.map((line, index) => (
            <span key={line} className={index === 0 ? 'block' : 'block text-signal'}>
              {line}{' '}
            </span>
          ))}
        </h1>
        <p className="my-2 max-w-[19.5em] text-lede text-muted md:mt-5 md:mb-4">{lede}</p>
        <p className="flex flex-wrap gap-x-1.5">
          <RouteLink to="contact" variant="filled" />
          <RouteLink to="services" variant="outlined" />
          <span className="flex basis-full md:ml-1 md:basis-40">
            <CallOffice />
          </span>
        </p>
        <AfterContact />
      </div>
      <TrustedBy />
      <FirstScreenEnd />
    </div>
  );
}

/** How many names stand beside the words; the strip has all. */
const NAMED = 4;

/** The last line of the night, on the horizon: the words and the first names of the strip, where they have room in one line. */
export function TrustedBy() {
  return (
    <div className={`bg-paper max-lg:hidden ${styles.trusted}`}>
      <div className="wrap flex flex-wrap items-center justify-between gap-x-4 py-2.5">
        <p className="font-bold">{home.trusted.heading}</p>
        <p aria-hidden="true" className="flex gap-4 font-bold text-muted">
          {partners.slice(0, NAMED).map(({ name }) => (
            <span key={name}>{name}</span>
          ))}
        </p>
      </div>
    </div>
  );
}
