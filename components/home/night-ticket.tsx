import { serviceWords } from '@/content/interface';
import { specimenCustomer } from '@/content/specimen';
import { socSpecimen } from '@/content/specimens/soc';
import { Rail } from '../specimen/rail';
import { Section } from '../ui/section';
import { RouteLink } from '../ui/site-link';

const { heading, document, clock, events } = socSpecimen;

/** The alert, what the customer decided, and each step that was taken. */
const excerpt = events.filter(
  (event) => 'marked' in event || 'notes' in event || event.by === 'You',
);

/** The specimen of the watch, larger than on its own page: the alert, and what was done about it. */
export function NightTicket() {
  return (
    <Section
      heading={heading}
      lede={`${serviceWords.specimen}: ${document}, ${clock}. ${specimenCustomer} ${serviceWords.specimenNote}`}
      theme="night"
    >
      <div className="md:text-lede">
        <Rail events={excerpt} />
      </div>
      <p className="mt-2 flex flex-wrap gap-x-4">
        <RouteLink to="soc" variant="arrow" />
        <RouteLink to="sampleReports" variant="arrow" />
      </p>
    </Section>
  );
}
