import type { ReactNode } from 'react';
import { serviceWords } from '@/content/interface';
import { routes, type ServiceId } from '@/content/routes';
import type { ServicePage } from '@/content/service-page';
import { contactPath } from '@/lib/contact/subjects';
import { drawingFile } from '@/lib/drawings';
import { pictureOf } from '@/lib/pictures';
import { ancestorsOf } from '@/lib/routes';
import { slugOf } from '@/lib/text';
import { PageDrawing } from '../drawing/page-drawing';
import { Breadcrumbs } from '../layout/breadcrumbs';
import { AfterContact, CallOffice } from '../ui/contact-call';
import { FirstScreenEnd } from '../ui/first-screen-end';
import { Fold } from '../ui/fold';
import { PageTitle } from '../ui/page-head';
import { Picture } from '../ui/picture';
import { Lede } from '../ui/section';
import { SiteLink } from '../ui/site-link';
import styles from './service-hero.module.css';

interface ServiceHeroProps {
  id: ServiceId;
  page: ServicePage;
  /** The headings of the sections below, for the list of jumps. */
  headings: readonly string[];
}

/** The night band that opens a service page: what it is, its picture or drawing if it has one, and the way down. */
export function ServiceHero({ id, page, headings }: ServiceHeroProps) {
  const { title, headline, picture } = page;
  const shown = shownBeside(id, picture);
  return (
    <div className="night bg-paper overflow-x-clip">
      <div className="wrap pb-3 sm:pt-2 md:pt-3 md:pb-5">
        <Breadcrumbs above={ancestorsOf(id)} title={title} />
        {shown ? (
          <div className={styles.opening}>
            <PageTitle title={title} headline={headline} />
            <Opening id={id} page={page} />
            <div className={styles.shown}>{shown}</div>
          </div>
        ) : (
          // As the head of a page without a drawing: the title over the words, side by side where there is room.
          <div className="mt-5 grid border-t border-line pt-4 md:mt-6 md:grid-cols-[7fr_5fr] md:gap-8 md:pt-6">
            <PageTitle title={title} headline={headline} />
            <div>
              <Opening id={id} page={page} />
            </div>
          </div>
        )}
        <nav aria-label={serviceWords.jumps} className={styles.jumps}>
          <Fold heading={serviceWords.jumps} />
          <ol>
            {headings.map((heading) => (
              <li key={heading}>
                <a href={`#${slugOf(heading)}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
      <FirstScreenEnd />
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
      sizes="(min-width: 900px) min(50vw, 800px), 100vw"
      first
    />
  );
}

function Opening({ id, page }: Pick<ServiceHeroProps, 'id' | 'page'>) {
  return (
    <>
      <div className={styles.words}>
        <Lede>{page.intro}</Lede>
      </div>
      <div>
        <p className="flex flex-wrap gap-x-3 gap-y-1.5">
          <SiteLink href={contactPath(id)} variant="filled">
            {page.callToAction.endsWith('?') ? routes.contact.label : page.callToAction}
          </SiteLink>
          <CallOffice />
        </p>
        <AfterContact />
      </div>
    </>
  );
}
