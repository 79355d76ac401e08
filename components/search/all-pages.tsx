import { serviceFamilies } from '@/content/navigation';
import { routes } from '@/content/routes';
import { search } from '@/content/search';
import { authorPath } from '@/lib/blog/authors';
import { postPath } from '@/lib/blog/post-path';
import { listPosts, writers } from '@/lib/blog/posts';
import { dayInWords } from '@/lib/dates';
import { isInSitemap, labelOf, pathOf, routeIds, type SitePath } from '@/lib/routes';
import { Fold } from '../ui/fold';
import { Section } from '../ui/section';
import { SiteLink } from '../ui/site-link';

/** As many titles as stay well inside the first flight; older posts are reached from the listing's pages. */
const MOST_POSTS = 36;

const { all: words } = search;

/** Every page by family, and the newest posts. */
export function AllPages() {
  const posts = listPosts();
  const own = routeIds.filter((id) => id !== 'search' && isInSitemap(id));
  const ofAuthors = writers().map((author) => ({ href: authorPath(author), title: author.name }));
  const of = (family: string) =>
    own
      .filter((id) => routes[id].family === family)
      .map((id) => ({ href: pathOf(id), title: labelOf(id) }));
  return (
    <Section heading={words.heading}>
      <div className="gap-5 *:break-inside-avoid sm:columns-2 sm:*:mb-4">
        {serviceFamilies.map(({ route }) => (
          <PageList key={route} heading={labelOf(route)} pages={of(routes[route].family)} />
        ))}
        <PageList heading={words.site} pages={[...of('site'), ...ofAuthors]} />
      </div>
      <div className="sm:mt-4">
        <PageList
          heading={words.posts}
          pages={[
            ...posts.slice(0, MOST_POSTS).map(({ id, title, date }) => ({
              href: postPath(id),
              title,
              date,
            })),
            ...(posts.length > MOST_POSTS ? [{ href: pathOf('blog'), title: words.earlier }] : []),
          ]}
        />
      </div>
    </Section>
  );
}

interface PageListProps {
  heading: string;
  /** A post's date stands before its title. */
  pages: readonly { href: SitePath; title: string; date?: string }[];
}

function PageList({ heading, pages }: PageListProps) {
  if (pages.length === 0) return null;
  return (
    <section className="max-sm:border-t max-sm:border-line">
      <Fold
        on="phones"
        heading={<h3 className="border-line text-lede sm:border-b sm:pb-1">{heading}</h3>}
      >
        <ul className="mt-1">
          {pages.map(({ href, title, date }) => (
            <li key={href} dir="auto" className="flex flex-wrap items-baseline gap-x-3 max-sm:py-1">
              {date && (
                <time dateTime={date} className="caption sm:w-17 sm:flex-none">
                  {dayInWords(date)}
                </time>
              )}{' '}
              <SiteLink href={href} variant="quiet">
                {title}
              </SiteLink>
            </li>
          ))}
        </ul>
      </Fold>
    </section>
  );
}
