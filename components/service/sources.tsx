import { serviceWords } from '@/content/interface';
import type { Source } from '@/content/service-page';

/** The documents a page names, with their official addresses. */
export function Sources({ sources }: { sources: readonly Source[] }) {
  return (
    <aside aria-labelledby="sources" className="wrap text-small">
      <div className="border-t border-line py-4">
        <h2 id="sources" className="font-bold">
          {serviceWords.sources}
        </h2>
        <ul className="mt-1 flex flex-wrap gap-x-4">
          {sources.map(({ title, url }) => (
            <li key={url} className="text-muted">
              <a href={url} rel="noopener" className="link inline-block py-1.5">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
