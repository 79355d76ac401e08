import type { EmblaCarouselType, EmblaPluginType } from 'embla-carousel';
import type { Marked, StripAttributes } from '@/client/attributes';
import { listOf } from './strip-controls';

/** Embla moves by this many frames a second, whatever the screen does. */
const FRAMES_A_SECOND = 60;

/** The first of the two lists, as wide as one round, and the animation that moves it. */
function marqueeOf(strip: HTMLElement) {
  const list = listOf(strip);
  return { width: list?.offsetWidth ?? 0, timing: list?.getAnimations()[0]?.effect };
}

/** The marquee's speed as Embla counts it, so that nothing changes pace when it takes over. */
export function pixelsPerFrame(strip: HTMLElement): number {
  const { width, timing } = marqueeOf(strip);
  const milliseconds = Number(timing?.getComputedTiming().duration);
  return milliseconds > 0 ? width / (milliseconds / 1000) / FRAMES_A_SECOND : 1;
}

/**
 * Holds the marquee where it is, by its track instead of its lists: Embla measures the logos, and
 * lists that are being moved would falsify what it reads.
 */
export function holdMarquee(strip: Marked<StripAttributes>) {
  const { width, timing } = marqueeOf(strip);
  const progress = timing?.getComputedTiming().progress ?? 0;
  strip.dataset.live = String(progress);
  const track = listOf(strip)?.parentElement;
  if (track) track.style.transform = `translate3d(${-progress * width}px, 0, 0)`;
}

/** An Embla plugin that starts where the marquee was held, and again where a resize found the strip. */
export function marqueeTakeover(strip: Marked<StripAttributes>): EmblaPluginType {
  let carousel: EmblaCarouselType;
  return {
    name: 'marqueeTakeover',
    options: {},
    init(embla) {
      carousel = embla;
      moveTo(embla, -Number(strip.dataset.live) * marqueeOf(strip).width);
    },
    destroy() {
      const { width } = marqueeOf(strip);
      const { location } = carousel.internalEngine();
      if (width > 0) strip.dataset.live = String(-location.get() / width);
    },
  };
}

/** Puts a carousel at a position without travelling there. */
function moveTo(carousel: EmblaCarouselType, position: number) {
  const { location, previousLocation, offsetLocation, target, ...engine } =
    carousel.internalEngine();
  for (const vector of [location, previousLocation, offsetLocation, target]) vector.set(position);
  engine.index.set(engine.scrollTarget.byDistance(0, false).index);
  engine.slideLooper.loop();
  engine.translate.to(position);
}
