import { PageFrame } from '@/components/layout/page-frame';
import { Sources } from '@/components/service/asides';
import { ContactCall } from '@/components/ui/contact-call';
import { AttackHead } from '@/components/under-attack/attack-head';
import { SituationSheet } from '@/components/under-attack/situation-sheet';
import { type SituationId, situations, underAttack } from '@/content/under-attack';
import { contactPath } from '@/lib/contact/subjects';
import { sourcesOf } from '@/lib/facts';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('underAttack', underAttack);

export default function Page() {
  return (
    <PageFrame current="underAttack">
      <AttackHead />
      {(Object.keys(situations) as SituationId[]).map((id) => (
        <SituationSheet key={id} id={id} />
      ))}
      <div className="night bg-paper pt-2 pb-4">
        <div className="wrap">
          <Sources page="underAttack" sources={sourcesOf('underAttack')} />
        </div>
      </div>
      <ContactCall
        heading={underAttack.callToAction}
        href={contactPath('underAttack')}
        after="data"
      />
    </PageFrame>
  );
}
