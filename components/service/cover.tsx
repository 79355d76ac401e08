import type { ReactNode } from 'react';
import { routes, type ServiceId } from '@/content/routes';
import type { ServicePage } from '@/content/service-page';
import { contactPath } from '@/lib/contact/subjects';
import { drawingFile } from '@/lib/drawings';
import { pictureOf } from '@/lib/pictures';
import { ancestorsOf, labelOf } from '@/lib/routes';
import { PageDrawing } from '../drawing/page-drawing';
import { Breadcrumbs } from '../layout/breadcrumbs';
import { AfterContact, CallOffice } from '../ui/contact-call';
import { Picture } from '../ui/picture';
import { Lede } from '../ui/section';
import { SiteLink } from '../ui/site-link';

/** The night that opens a service page: its name, what the reader gets, the way to a person, and one drawing. */
export function Cover({ id, page }: { id: ServiceId; page: ServicePage }) {
  const { title, headline, intro, picture } = page;
  return (
    <div className="night overflow-x-clip bg-paper">
      <div className="wrap pt-0.5 pb-2 md:pt-2 md:pb-6">
        <Breadcrumbs above={ancestorsOf(id)} title={labelOf(id)} />
        <div className="mt-1 grid gap-2 md:mt-3 md:grid-cols-12 md:gap-x-4">
          <div className="grid content-start gap-2 md:col-span-6 md:gap-2.5">
            <h1 className="text-h2 text-signal">{title}</h1>
            <p className="text-h1 font-bold text-balance">{headline}</p>
            <Lede>{intro}</Lede>
            <div>
              <p className="flex flex-wrap gap-x-3 gap-y-1">
                <SiteLink href={contactPath(id)} variant="filled">
                  {routes.contact.label}
                </SiteLink>
                <CallOffice />
              </p>
              <AfterContact />
            </div>
          </div>
          <div className="max-md:max-w-[26rem] md:col-span-6">{shownBeside(id, picture)}</div>
        </div>
      </div>
    </div>
  );
}

function shownBeside(id: ServiceId, picture: ServicePage['picture']): ReactNode {
  if (!picture) return drawingFile(id) && <PageDrawing route={id} />;
  const { file, alt } = picture;
  return (
    <Picture
      picture={pictureOf(file)}
      alt={alt}
      sizes="(min-width: 900px) min(50vw, 584px), 100vw"
      first
    />
  );
}
