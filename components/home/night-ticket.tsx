import { serviceWords } from '@/content/interface';
import { specimenCustomer } from '@/content/specimen';
import { socSpecimen } from '@/content/specimens/soc';
import { TicketExcerpt } from '../specimen/ticket';
import { RouteLink } from '../ui/site-link';

/** The specimen of the watch, as large as on its own page: when it began, the alert, and who took over in the morning. */
export function NightTicket() {
  const { heading, document, clock, events } = socSpecimen;
  return (
    <div className="night bg-paper py-4 md:py-6">
      <div className="wrap">
        <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 className="text-h3">{heading}</h3>
          <p className="caption">
            {`${serviceWords.specimen}: ${document}, ${clock}. ${specimenCustomer} ${serviceWords.specimenNote}`}
          </p>
        </div>
        <TicketExcerpt events={events} />
        <p className="mt-2 flex flex-wrap gap-x-4">
          <RouteLink to="soc" variant="arrow" />
          <RouteLink to="sampleReports" variant="arrow" />
        </p>
      </div>
    </div>
  );
}
