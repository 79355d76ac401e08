import { search } from '@/content/search';
import { Island } from '../layout/island';
import { TextPage } from '../layout/text-page';
import { AllPages } from './all-pages';
import { SiteSearch } from './site-search';

/** The search over pages and posts, above a list of them all that needs no script. */
export function SearchPage() {
  return (
    <TextPage id="search" words={search}>
      <div className="wrap pt-3 pb-2 md:pt-5">
        {process.env.NODE_ENV === 'development' && (
          <p>The search finds nothing here: a build makes its index, so try it with npm start.</p>
        )}
        <Island name="site-search" of={SiteSearch} props={{}} />
      </div>
      <AllPages />
    </TextPage>
  );
}
