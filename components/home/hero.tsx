import type { HomeContent } from '@/content/home';
import { WatchDial } from '../drawing/watch-dial';
import { AfterContact, CallOffice } from '../ui/contact-call';
import { FirstScreenEnd } from '../ui/first-screen-end';
import { RouteLink } from '../ui/site-link';

type HeroProps = HomeContent['hero'] & { trusted: HomeContent['trusted'] };

/** The night that opens home: the headline, two ways on, and the dial at eight minutes past three. */
export function Hero({ headline, lede, trusted }: HeroProps) {
  return (
    <div className="night bg-paper overflow-x-clip">
      <div className="wrap">
        <div className="grid items-center gap-x-4 pt-15 sm:grid-cols-[6fr_5fr] md:grid-cols-[7fr_5fr] md:pt-16">
          <div>
            <h1 className="text-h1">
              {headline.map((line, index) => (
                <span key={line} className={index === 0 ? 'block' : 'block text-signal'}>
                  {line}{' '}
                </span>
              ))}
            </h1>
            <p className="mt-3 mb-5 max-w-[19.5em] text-lede text-muted">{lede}</p>
            <p className="flex flex-wrap gap-x-1.5 gap-y-1.5">
              <RouteLink to="contact" variant="filled" />
              <RouteLink to="services" variant="outlined" />
              <CallOffice />
            </p>
            <AfterContact />
          </div>
          <div className="-mx-2 mt-3 max-w-70 md:max-w-none md:-my-2 md:-mr-4 min-[86rem]:-mr-9 md:-ml-3">
            <WatchDial />
          </div>
        </div>
        <div className="mt-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 border-t border-line py-4 md:mt-7">
          <h2 className="text-lead">{trusted.heading}</h2>
          <p className="mono">{trusted.note}</p>
        </div>
      </div>
      <FirstScreenEnd />
    </div>
  );
}
