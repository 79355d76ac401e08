import { search } from '@/content/search';
import { pageMetadata } from '@/lib/metadata';

export { SearchPage as default } from '@/components/search/search-page';

// Listed: it is the one page that links to every other. The canonical address is the one without a query, so that
// no search is a page of its own.
export const metadata = pageMetadata('search', search);
