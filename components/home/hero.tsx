import type { HomeContent } from '@/content/home';
import { WatchDial } from '../drawing/watch-dial';
import { AfterContact, CallOffice } from '../ui/contact-call';
import { FirstScreenEnd } from '../ui/first-screen-end';
import { RouteLink } from '../ui/site-link';
import styles from './hero.module.css';

type HeroProps = HomeContent['hero'] & { trusted: HomeContent['trusted'] };

/** The night that opens home: the headline, two ways on, and the dial at eight minutes past three. */
export function Hero({ headline, lede, trusted }: HeroProps) {
  return (
    <div className={`night bg-paper ${styles.hero}`}>
      <div className={styles.dial}>
        <WatchDial />
      </div>
      <div className="wrap pt-31 md:pt-18">
        <h1 className={styles.headline}>
          {headline.map((line, index) => (
            <span key={line} className={index === 0 ? 'block' : 'block text-signal'}>
              {line}{' '}
            </span>
          ))}
        </h1>
        <p className="mt-3 mb-4 max-w-[19.5em] text-lede text-muted md:mt-5">{lede}</p>
        <p className="flex flex-wrap gap-x-1.5 gap-y-1.5">
          <RouteLink to="contact" variant="filled" />
          <RouteLink to="services" variant="outlined" />
          <CallOffice />
        </p>
        <AfterContact />
        <h2 className="mt-4 border-t border-line py-4 text-lead md:mt-9">{trusted.heading}</h2>
      </div>
      <FirstScreenEnd />
    </div>
  );
}
