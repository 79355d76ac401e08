import { serviceFamilies } from '@/content/navigation';
import { search } from '@/content/search';
import { labelOf, pathOf } from '@/lib/routes';
import { SiteLink } from '../ui/site-link';

/** Where nothing was found: the four families, and somebody to ask. */
export function NoResult() {
  const ways = [...serviceFamilies.map(({ route }) => route), 'contact' as const];
  return (
    <div className="border-t border-line pt-3">
      <p>{search.otherwise}</p>
      <ul className="mt-1 flex flex-wrap gap-x-4">
        {ways.map((id) => (
          <li key={id}>
            <SiteLink href={pathOf(id)} variant="listed">
              {labelOf(id)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
