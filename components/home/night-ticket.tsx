import { serviceWords } from '@/content/interface';
import { specimenCustomer } from '@/content/specimen';
import { socSpecimen } from '@/content/specimens/soc';
import { Rail } from '../specimen/rail';
import { RouteLink } from '../ui/site-link';

const { heading, document, clock, events } = socSpecimen;

/** The alert, what the customer decided, and each step that was taken. */
const excerpt = events.filter(
  (event) => 'marked' in event || 'notes' in event || event.by === 'You',
);

/** The specimen of the watch, as large as on its own page: the alert, and what was done about it. */
export function NightTicket() {
  return (
    <div className="night bg-paper py-4 md:py-6">
      <div className="wrap">
        <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 className="text-lede">{heading}</h3>
          <p className="caption">
            {`${serviceWords.specimen}: ${document}, ${clock}. ${specimenCustomer} ${serviceWords.specimenNote}`}
          </p>
        </div>
        <Rail events={excerpt} />
        <p className="mt-2 flex flex-wrap gap-x-4">
          <RouteLink to="soc" variant="arrow" />
          <RouteLink to="sampleReports" variant="arrow" />
        </p>
      </div>
    </div>
  );
}
