import type { Attributes } from '@/client/attributes';
import type { ServiceFamily } from '@/content/data';
import { headerWords } from '@/content/interface';
import { serviceFamilies, servicesBeside } from '@/content/navigation';
import type { RouteId } from '@/content/routes';
import { familyOf, isShown, labelOf } from '@/lib/routes';
import { RouteLink } from '../ui/site-link';
import styles from './services-panel.module.css';

/** What lies below the panel is dimmed. */
const DIMS =
  'md:[box-shadow:0_0_0_100vmax_color-mix(in_srgb,var(--color-ink)_92%,transparent)] md:[clip-path:inset(0_-100vmax_-100vmax)]';

/**
 * The Services link with its panel: the families, the pages of one of them at a time, and a row of other ways in. Under
 * the bar it is a panel of its own, in a phone's sheet a list; the same toggles open the families in both.
 */
export function ServicesPanel({ current }: { current?: RouteId }) {
  const first = familyOf(current) ?? serviceFamilies[0];
  return (
    <div
      className={`${styles.services} group/services`}
      {...({ 'data-opens-on-hover': true } satisfies Attributes)}
    >
      <div className="flex items-center max-md:font-bold md:h-(--spacing-header) [&>a]:grow [&>a]:py-1.5">
        <RouteLink to="services" from={current} />
        <Toggle says={headerWords.services} place="bar" />
        {/* The sheet's own, for it begins open; what has a name is left open by the boot script. */}
        <Toggle says={headerWords.services} place="sheet" name="services" open />
      </div>
      <div
        className={`${styles.panel} ${DIMS} max-md:hidden max-md:group-has-[[name=services][open]]/services:block md:absolute md:inset-x-0 md:top-full md:max-h-[calc(100dvh-var(--spacing-header))] md:overflow-y-auto md:border-y md:border-line md:bg-paper`}
      >
        <ul
          className={`${styles.families} pl-2 md:wrap md:grid md:grid-cols-12 md:grid-rows-[repeat(4,auto)_1fr] md:gap-x-4 md:pt-2`}
        >
          {serviceFamilies.map((family) => (
            <Family
              key={family.route}
              family={family}
              open={family.route === first.route}
              current={current}
            />
          ))}
        </ul>
        <div className="pl-2 text-small md:wrap md:mt-2">
          <ul className="border-t border-line py-0.5 md:flex md:flex-wrap md:gap-x-4">
            {servicesBeside.map((route) => (
              <li key={route}>
                <RouteLink to={route} variant="quiet" from={current} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}

interface FamilyProps {
  family: ServiceFamily;
  /** Whether its pages are shown until a visitor turns to another family. */
  open: boolean;
  current?: RouteId;
}

function Family({ family, open, current }: FamilyProps) {
  const items = family.items.filter(({ route }) => isShown(route));
  return (
    <li className={`${styles.family} group/family max-md:border-t max-md:border-line md:contents`}>
      <div
        className={`${styles.lead} flex items-center font-medium md:col-[1/5] md:border-b md:border-line md:font-bold [&>a]:grow [&>a]:py-1.5 ${items.length === 0 ? '[&>a]:flex [&>a]:items-center [&>a]:justify-between [&>a]:pr-2 [&>a]:arrow-after' : ''}`}
      >
        <RouteLink to={family.route} from={current} />
        {items.length > 0 && (
          <Toggle
            says={`${labelOf(family.route)}: ${headerWords.pages}`}
            place="family"
            name="service-family"
            open={open}
          />
        )}
      </div>
      <div
        className={`${styles.pages} max-md:hidden max-md:group-has-[[open]]/family:block pb-1.5 pl-2 font-normal md:[grid-area:1/5/-1/-1] md:pt-[0.8125rem] md:pb-0 md:pl-0`}
      >
        <p className="text-small text-muted">{family.summary}</p>
        <ul className="md:mt-1 md:grid md:grid-cols-2 md:gap-x-4 lg:grid-cols-3">
          {items.map(({ route, summary }) => (
            <li key={route} className="whole-link py-1 leading-[1.4] [&>a]:font-medium">
              <RouteLink to={route} from={current} />
              <p className="pt-0.5 text-small text-muted">{summary}</p>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

const places = {
  /** At its word, and as wide as a target for all that. */
  bar: 'max-md:hidden md:-mr-3 md:justify-items-start md:pl-1',
  sheet: 'md:hidden',
  /** In the panel it points to the pages at its side. */
  family: 'md:after:translate-y-0! md:after:-rotate-45!',
} as const;

interface ToggleProps {
  says: string;
  place: keyof typeof places;
  /** Of the toggles of one name, one is open at a time. */
  name?: string;
  open?: boolean;
}

function Toggle({ says, place, ...details }: ToggleProps) {
  return (
    <details {...details}>
      <summary
        className={`chevron grid min-h-target min-w-target place-items-center ${places[place]}`}
      >
        <span className="sr-only">{says}</span>
      </summary>
    </details>
  );
}
