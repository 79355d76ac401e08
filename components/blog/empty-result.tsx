import { blog } from '@/content/blog';
import { type FilterName, type Filters, monthLabel } from '@/lib/blog/filters';
import { countOf } from '@/lib/blog/pagination';

interface EmptyResultProps {
  filters: Filters;
  /** What can be dropped, and how many posts that leaves. */
  loosen: readonly { without: FilterName; count: number }[];
  /** Drops one filter, or all. */
  onDrop: (name?: FilterName) => void;
}

export function EmptyResult({ filters, loosen, onDrop }: EmptyResultProps) {
  const shown = { ...filters, month: monthLabel(filters.month) };
  return (
    <div className="border-t border-line pt-4 pb-8">
      <h3 className="text-h2">{blog.empty.heading}</h3>
      {loosen.length === 0 ? (
        <p className="mt-2 text-muted">{blog.empty.clear}</p>
      ) : (
        <ul className="mt-2">
          {loosen.map(({ without, count }) => (
            <li key={without}>
              <button type="button" className="arrow" onClick={() => onDrop(without)}>
                {`${blog.empty.without} ${blog.filters[without].toLowerCase()} “${shown[without]}”: ${countOf(count)}`}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
