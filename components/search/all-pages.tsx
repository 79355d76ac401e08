import { serviceFamilies } from '@/content/navigation';
import { routes } from '@/content/routes';
import { search } from '@/content/search';
import { postPath } from '@/lib/blog/post-path';
import { listPosts } from '@/lib/blog/posts';
import { canonicalPathOf, isListed, labelOf, pathOf, routeIds, type SitePath } from '@/lib/routes';
import { Section } from '../ui/section';
import { SiteLink } from '../ui/site-link';

/** As many titles as stay well inside the first flight; older posts are reached from the listing's pages. */
const MOST_POSTS = 36;

const { all: words } = search;

/** Every page by family, and the newest posts. */
export async function AllPages() {
  const posts = await listPosts();
  const own = routeIds.filter((id) => isListed(id) && canonicalPathOf(id) === pathOf(id));
  const of = (group: string) => own.filter((id) => routes[id].group === group);
  return (
    <Section heading={words.heading} heads="margin">
      <div className="grid gap-5 sm:grid-cols-2">
        {serviceFamilies.map(({ route }) => (
          <PageList
            key={route}
            heading={labelOf(route)}
            pages={of(routes[route].group).map((id) => ({ href: pathOf(id), title: labelOf(id) }))}
          />
        ))}
        <PageList
          heading={words.site}
          pages={of('site').map((id) => ({ href: pathOf(id), title: labelOf(id) }))}
        />
      </div>
      <div className="mt-5">
        <PageList
          heading={words.posts}
          pages={[
            ...posts.slice(0, MOST_POSTS).map(({ id, title }) => ({ href: postPath(id), title })),
            ...(posts.length > MOST_POSTS ? [{ href: pathOf('blog'), title: words.earlier }] : []),
          ]}
        />
      </div>
    </Section>
  );
}

interface PageListProps {
  heading: string;
  pages: readonly { href: SitePath; title: string }[];
}

function PageList({ heading, pages }: PageListProps) {
  if (pages.length === 0) return null;
  return (
    <section>
      <h3 className="border-b border-line pb-1 text-h3">{heading}</h3>
      <ul className="mt-1">
        {pages.map(({ href, title }) => (
          <li key={href} dir="auto">
            <SiteLink href={href} variant="quiet">
              {title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
