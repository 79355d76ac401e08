import { Fragment } from 'react';
import { routes, type ServiceId } from '@/content/routes';
import type { ServicePage } from '@/content/service-page';
import { contactPath } from '@/lib/contact/subjects';
import { pictureOf } from '@/lib/pictures';
import { ancestorsOf, labelOf } from '@/lib/routes';
import { sentencesOf } from '@/lib/text';
import { PageDrawing, RIGHT_HALF, TO_MARGIN } from '../drawing/page-drawing';
import { Breadcrumbs } from '../layout/breadcrumbs';
import { AfterContact, CallOffice } from '../ui/contact-call';
import { Picture } from '../ui/picture';
import { Lede } from '../ui/section';
import { SiteLink } from '../ui/site-link';

/**
 * The night that opens a service page: its name, what the reader gets, one drawing, and the way to a person. On phones
 * that is the first screen, and the drawing takes what room the words leave, whole. Else it fills the right half, a
 * photograph to the edges.
 */
export function Cover({ id, page }: { id: ServiceId; page: ServicePage }) {
  const { title, headline, intro, picture } = page;
  return (
    <div className="night relative overflow-clip bg-paper">
      <div className="wrap flex flex-col pb-2 max-sm:min-h-[min(100svh-5.75rem,42rem)] sm:pb-6 sm:*:max-w-[calc(50%-1rem)] md:pt-2 print:block">
        <Breadcrumbs above={ancestorsOf(id)} title={labelOf(id)} />
        <h1 className="text-h2 text-signal md:mt-3">{title}</h1>
        <p className="mt-1 text-h1 font-bold text-balance sm:max-md:text-exhibit md:mt-2">
          {sentencesOf(headline).map((sentence) => (
            <Fragment key={sentence}>
              <span className="inline-block">{sentence}</span>{' '}
            </Fragment>
          ))}
        </p>
        <div
          className={`relative my-1.5 min-h-20 grow max-sm:max-h-30 max-sm:overflow-clip *:absolute *:size-full *:object-cover max-sm:-mx-(--spacing-gutter) max-sm:pl-(--spacing-gutter) sm:my-0 sm:max-w-none print:float-right print:h-[42mm] print:w-[52mm] max-sm:[&_text]:text-[21px] sm:max-md:[&_text]:text-[15px] ${RIGHT_HALF} ${picture ? '' : TO_MARGIN}`}
        >
          {picture ? (
            <Picture
              picture={pictureOf(picture.file)}
              alt={picture.alt}
              sizes="(min-width: 900px) 50vw, 100vw"
              first
            />
          ) : (
            <PageDrawing route={id} />
          )}
        </div>
        <div className="sm:mt-2 md:mt-3">
          <Lede>{intro}</Lede>
        </div>
        <p className="mt-2 flex flex-wrap gap-x-3 md:mt-3">
          <SiteLink href={contactPath(id)} variant="filled">
            {routes.contact.label}
          </SiteLink>
          <CallOffice />
        </p>
        <AfterContact />
      </div>
    </div>
  );
}
