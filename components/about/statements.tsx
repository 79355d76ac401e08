import type { Item } from '@/content/service-page';

/** Vision and mission, each said once and large. */
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
            <h2 id={title.toLowerCase()} className="mono">
              {title}
            </h2>
            <p className="mt-2 text-h2 font-bold text-balance">{text}</p>
          </section>
        ))}
      </div>
    </div>
  );
}
