import type { HomeContent } from '@/content/home';
import { PageDrawing } from '../drawing/page-drawing';
import { AfterContact, CallOffice } from '../ui/contact-call';
import { RouteLink } from '../ui/site-link';
import styles from './hero.module.css';
import motion from './night-dial.module.css';

/** The night that opens home: the headline, two ways on, and the dial at eight minutes past three. */
export function Hero({ headline, lede }: HomeContent['hero']) {
  return (
    <div className={`night bg-paper ${styles.hero}`}>
      <div className={`${styles.dial} ${motion.dial}`}>
        <PageDrawing route="home" />
      </div>
      <div className={`wrap ${styles.words}`}>
        <h1 className="-ml-[0.03em] text-[clamp(min(3.25rem,20vw),9.4vw,8.75rem)] leading-[0.94] tracking-[-0.045em]">
          {headline.map((line, index) => (
            <span key={line} className={index === 0 ? 'block' : 'block text-signal'}>
              {line}{' '}
            </span>
          ))}
        </h1>
        <p className="my-2 max-w-[19.5em] text-lede text-muted md:mt-5 md:mb-4">{lede}</p>
        <div className="flex flex-wrap gap-x-3">
          <p className="flex flex-wrap gap-x-1.5">
            <RouteLink to="services" variant="outlined" />
            <RouteLink to="contact" variant="filled" />
          </p>
          <p className="flex">
            <CallOffice />
          </p>
        </div>
        <AfterContact />
      </div>
    </div>
  );
}
