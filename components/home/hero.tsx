import type { HomeContent } from '@/content/home';
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
      <div className={`wrap pb-5 md:pb-14 ${styles.words}`}>
        <h1 className={styles.headline}>
          {headline.map((line, index) => (
            <span key={line} className={index === 0 ? 'block' : 'block text-signal'}>
              {line}{' '}
            </span>
          ))}
        </h1>
        <p className="mt-2 mb-3 max-w-[19.5em] text-lede text-muted md:mt-5 md:mb-4">{lede}</p>
        <p className="mb-2 flex flex-wrap gap-1.5">
          <RouteLink to="contact" variant="filled" />
          <RouteLink to="services" variant="outlined" />
        </p>
        <CallOffice />
        <AfterContact />
      </div>
      <FirstScreenEnd />
    </div>
  );
}
