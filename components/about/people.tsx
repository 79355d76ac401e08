import type { Person } from '@/content/about';
import { pictureOf } from '@/lib/pictures';
import { Picture } from '../ui/picture';
import { Section } from '../ui/section';

interface PeopleProps {
  heading: string;
  items: readonly Person[];
}

/** Who leads the work, with their portraits; no band while nobody is named. */
export function People({ heading, items }: PeopleProps) {
  if (items.length === 0) return null;
  return (
    <Section heading={heading}>
      <ul className="grid gap-4 sm:grid-cols-2 md:grid-cols-4">
        {items.map(({ name, role, picture }) => (
          <li key={name} className="border-t border-line pt-2">
            {picture && (
              <div className="mb-2">
                <Picture
                  picture={pictureOf(picture.file)}
                  alt={picture.alt}
                  sizes="(min-width: 900px) 290px, (min-width: 600px) 50vw, 100vw"
                />
              </div>
            )}
            <h3 className="text-h3">{name}</h3>
            <p className="text-muted">{role}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
