import type { Item } from '@/content/service-page';

export function Statements({ items }: { items: readonly Item[] }) {
  return (
    <div className="night bg-paper band">
      <div className="wrap grid gap-6">
        {items.map(({ title, text }) => (
          <section
            key={title}
            aria-labelledby={title.toLowerCase()}
            className="grid gap-1 md:grid-cols-12 md:items-baseline md:gap-x-4"
          >
            <h2 id={title.toLowerCase()} className="text-lede font-bold text-signal md:col-span-4">
              {title}
            </h2>
            <p className="text-h2 font-bold md:col-span-8">{text}</p>
          </section>
        ))}
      </div>
    </div>
  );
}
