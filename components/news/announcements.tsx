import type { Announcement } from '@/content/news';

export function Announcements({ items }: { items: readonly Announcement[] }) {
  return (
    <ul className="wrap mb-8">
      {items.map(({ date, title, text }) => (
        <li
          key={title}
          className="grid gap-1 border-t border-line py-3 md:grid-cols-[4fr_8fr] md:gap-8"
        >
          <time dateTime={date} className="mono">
            {date}
          </time>
          <div>
            <h2 className="text-h3">{title}</h2>
            <p className="mt-1 max-w-measure text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
