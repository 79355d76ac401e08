import { blog } from '@/content/blog';

interface EmptyResultProps {
  /** Drops all filters; undefined where none is set, and so the list itself is empty. */
  onClear: (() => void) | undefined;
}

export function EmptyResult({ onClear }: EmptyResultProps) {
  return (
    <div className="pt-2 pb-8">
      <h3 className="text-h2">{onClear ? blog.empty.heading : blog.listing.none}</h3>
      {onClear && (
        <button type="button" className="arrow mt-1" onClick={onClear}>
          {blog.empty.clear}
        </button>
      )}
    </div>
  );
}
