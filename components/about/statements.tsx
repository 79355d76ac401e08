import type { ReactNode } from 'react';
import type { Item } from '@/content/service-page';

export function Statements({ items }: { items: readonly Item[] }) {
  return (
    <div className="night bg-paper band">
      <div className="wrap grid gap-6 md:grid-cols-2 md:gap-10">
        {items.map(({ title, text }) => (
          <section
            key={title}
            aria-labelledby={title.toLowerCase()}
            className="border-t border-signal pt-2"
          >
            <h2 id={title.toLowerCase()} className="caption">
              {title}
            </h2>
            <p className="mt-2 text-h2 font-bold text-balance">{keepTogether(text)}</p>
          </section>
        ))}
      </div>
    </div>
  );
}

/** Words joined by a hyphen, each in one line: at this size a break in them is loud. */
function keepTogether(text: string): ReactNode {
  return text.split(/(\S+-\S+)/).map((part) =>
    part.includes('-') ? (
      <span key={part} className="inline-block">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
