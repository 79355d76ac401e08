import { serviceWords } from '@/content/interface';
import { specimenCustomer } from '@/content/specimen';
import { socSpecimen } from '@/content/specimens/soc';
import { Rail } from '../specimen/rail';
import { Strip } from '../specimen/strip';
import { Section } from '../ui/section';
import { RouteLink } from '../ui/site-link';

const { heading, document, clock, events, strip } = socSpecimen;

const marked = events.find((event) => 'marked' in event)?.time;

/** The alert, what the customer decided, and each step that was taken. */
const excerpt = events.filter(
  (event) => 'marked' in event || 'notes' in event || event.by === 'You',
);

/** The specimen of the watch, larger than on its own page: the alert, and what was done about it. */
export function NightTicket() {
  return (
    <Section
      heading={heading}
      lede={`${serviceWords.specimen}: ${document}. ${specimenCustomer} ${serviceWords.specimenNote}`}
      theme="night"
      heads="exhibit"
    >
      <div className="grid gap-3 md:gap-4 md:text-lede">
        <Strip {...strip} clock={clock} marked={marked} />
        <Rail events={excerpt} />
      </div>
      <p className="mt-3 flex flex-wrap gap-x-4">
        <RouteLink to="soc" variant="arrow" />
        <RouteLink to="sampleReports" variant="arrow" />
      </p>
    </Section>
  );
}
