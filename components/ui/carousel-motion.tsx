import AutoScroll from 'embla-carousel-auto-scroll';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState } from 'react';
import type { Marked, StripAttributes } from '@/client/attributes';
import { holdMarquee, marqueeTakeover, pixelsPerFrame } from '@/lib/carousel/marquee-takeover';
import { stripControls, windowOf } from '@/lib/carousel/strip-controls';

// Both lists are slides: the strip then loops at any width up to that of one list.
const OPTIONS = { loop: true, dragFree: true, align: 'start', slides: 'li' } as const;

/** Embla for a strip that stands in the page: it renders nothing, and is fetched when somebody reaches for the strip. */
export default function CarouselMotion({ strip }: { strip: Marked<StripAttributes> }) {
  const [plugins] = useState(() => {
    const autoScroll = AutoScroll({
      speed: pixelsPerFrame(strip),
      startDelay: 0,
      playOnInit: false,
      stopOnFocusIn: false,
    });
    return [marqueeTakeover(strip), autoScroll, stripControls(strip, autoScroll)];
  });
  const [attach] = useEmblaCarousel(OPTIONS, plugins);

  useEffect(() => {
    holdMarquee(strip);
    attach(windowOf(strip));
    return () => {
      delete strip.dataset.live;
    };
  }, [attach, strip]);

  return null;
}
