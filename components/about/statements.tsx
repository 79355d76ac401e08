import type { ReactNode } from 'react';
import type { Item } from '@/content/service-page';

export function Statements({ items }: { items: readonly Item[] }) {
  return (
    <div className="night bg-paper band">
      <div className="wrap grid gap-5 md:gap-8">
        {items.map(({ title, text }) => (
          <section
            key={title}
            aria-labelledby={title.toLowerCase()}
            className="grid gap-x-4 gap-y-1 border-t border-signal pt-2 md:grid-cols-[10rem_1fr] md:pt-3"
          >
            <h2 id={title.toLowerCase()} className="text-lead font-bold text-signal">
              {title}
            </h2>
            <p className="text-title font-bold text-balance">{keepTogether(text)}</p>
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
