import type { HomeContent } from '@/content/home';
import { socSpecimen } from '@/content/specimens/soc';
import { factsOn } from '@/lib/specimen-facts';
import { Rail } from '../specimen/rail';
import { Sheet } from '../specimen/sheet';
import { Strip } from '../specimen/strip';
import { RichText } from '../ui/rich-text';
import { Section } from '../ui/section';
import { RouteLink } from '../ui/site-link';

/** The alert, what the customer decided, and each step that was taken. */
const excerpt = socSpecimen.events.filter(
  (event) => 'marked' in event || 'notes' in event || event.by === 'You',
);

/** Those of the call and of what stopped the attack. */
const clocks = factsOn(socSpecimen).filter(({ label }) => /^(Escalation|Containment)$/.test(label));

/** The specimen of the watch as on its own page, with what was done about the alert alone. */
export function NightTicket({ text, link }: HomeContent['managed']) {
  return (
    <Section heading={socSpecimen.heading} lede={socSpecimen.intro} theme="night" heads="exhibit">
      <Sheet specimen={socSpecimen} page="soc" facts={clocks}>
        <div className="grid gap-2 max-sm:pb-1 md:gap-4">
          <Strip {...socSpecimen} />
          <Rail events={excerpt} />
        </div>
      </Sheet>
      <p className="mt-3 max-w-measure text-muted">
        <RichText>{text}</RichText>
      </p>
      <p className="mt-1 flex flex-wrap gap-x-4">
        <RouteLink to={link.route} label={link.label} variant="arrow" />
        <RouteLink to="sampleReports" variant="arrow" />
      </p>
    </Section>
  );
}
