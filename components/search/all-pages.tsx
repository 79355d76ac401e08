import { serviceFamilies } from '@/content/navigation';
import { type RouteId, routes } from '@/content/routes';
import { search } from '@/content/search';
import { isInSitemap, labelOf, routeIds } from '@/lib/routes';
import { Fold } from '../ui/fold';
import { Section } from '../ui/section';
import { RouteLink } from '../ui/site-link';

const { all: words } = search;

/** Every page by family; the posts are behind the link to their list. */
export function AllPages() {
  const own = routeIds.filter((id) => id !== 'search' && isInSitemap(id));
  const of = (family: string) => own.filter((id) => routes[id].family === family);
  return (
    <Section heading={words.heading}>
      <div className="gap-4 *:break-inside-avoid sm:columns-2 sm:*:mb-4">
        {serviceFamilies.map(({ route }) => (
          <PageList key={route} heading={labelOf(route)} pages={of(routes[route].family)} />
        ))}
        <PageList heading={words.site} pages={of('site')} />
      </div>
    </Section>
  );
}

function PageList({ heading, pages }: { heading: string; pages: readonly RouteId[] }) {
  return (
    <section className="max-sm:border-t max-sm:border-line">
      <Fold
        on="phones"
        heading={<h3 className="border-line text-lede sm:border-b sm:pb-1">{heading}</h3>}
      >
        <ul className="mt-1">
          {pages.map((id) => (
            <li key={id}>
              <RouteLink to={id} variant="quiet" />
            </li>
          ))}
        </ul>
      </Fold>
    </section>
  );
}
