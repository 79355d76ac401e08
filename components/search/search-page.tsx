import { postCategories } from '@/content/blog';
import { search } from '@/content/search';
import { contactPath } from '@/lib/contact/subjects';
import { expansions } from '@/lib/glossary';
import { labelOf, routeIds } from '@/lib/routes';
import { suggestibleWords } from '@/lib/search/correction';
import { Island } from '../layout/island';
import { PageFrame } from '../layout/page-frame';
import { ContactCall } from '../ui/contact-call';
import { PageHead } from '../ui/page-head';
import { AllPages } from './all-pages';
import { SiteSearch } from './site-search';

/** The search over pages and posts, above a list of them all that needs no script. */
export function SearchPage() {
  // The pages' own names first: of two words as near, a correction takes the first.
  const words = suggestibleWords([
    ...routeIds.map(labelOf),
    ...postCategories,
    ...Object.values(expansions),
  ]);
  return (
    <PageFrame current="search">
      <PageHead title={search.title} intro={search.intro} />
      <div className="wrap">
        <Island name="site-search" of={SiteSearch} props={{ words }} />
      </div>
      <AllPages />
      <ContactCall heading={search.callToAction} href={contactPath('search')} />
    </PageFrame>
  );
}
