import { search } from '@/content/search';
import { contactPath } from '@/lib/contact/subjects';
import { Island } from '../layout/island';
import { PageFrame } from '../layout/page-frame';
import { ContactCall } from '../ui/contact-call';
import { PageHead } from '../ui/page-head';
import { AllPages } from './all-pages';
import { SiteSearch } from './site-search';

/** The search over pages and posts, above a list of them all that needs no script. */
export function SearchPage() {
  return (
    <PageFrame current="search">
      <PageHead title={search.title} intro={search.intro} />
      <div className="wrap">
        {process.env.NODE_ENV === 'development' && (
          <p>The search finds nothing here: a build makes its index, so try it with npm start.</p>
        )}
        <Island name="site-search" of={SiteSearch} props={{}} />
      </div>
      <AllPages />
      <ContactCall heading={search.callToAction} href={contactPath('search')} />
    </PageFrame>
  );
}
