import { about } from '@/content/about';
import { companyFacts } from '@/content/company';
import type { CompanyFacts, Person } from '@/content/data';
import { pictureOf } from '@/lib/pictures';
import { Picture } from '../ui/picture';
import { Section } from '../ui/section';

const { people: words } = about;

/** The room, who leads the work and who is on shift: what the company has given of it, and no band while that is nothing. */
export function People({ facts = companyFacts }: { facts?: CompanyFacts }) {
  const { leads = [], onShift = [], room } = facts;
  if (!room && leads.length === 0 && onShift.length === 0) return null;
  return (
    <Section heading={words.heading}>
      {room && (
        <div className="mb-4">
          <Picture
            picture={pictureOf(room.file)}
            alt={room.alt}
            sizes="(min-width: 1200px) 1200px, 100vw"
          />
        </div>
      )}
      <Group heading={words.leads} people={leads} />
      <Group heading={words.onShift} people={onShift} />
    </Section>
  );
}

function Group({ heading, people }: { heading: string; people: readonly Person[] }) {
  if (people.length === 0) return null;
  return (
    <>
      <h3 className="caption mb-2 not-first:mt-5">{heading}</h3>
      <ul className="grid gap-4 sm:grid-cols-2 md:grid-cols-4">
        {people.map(({ name, role, hours, picture }) => (
          <li key={name} className="border-t border-line pt-2">
            {picture ? (
              <Picture
                picture={pictureOf(picture.file)}
                alt={picture.alt}
                sizes="(min-width: 900px) 290px, (min-width: 600px) 50vw, 100vw"
              />
            ) : (
              <p aria-hidden="true" className="text-h1 text-muted">
                {name.match(/(?<!\p{L})\p{L}/gu)?.slice(0, 2)}
              </p>
            )}
            <h4 className="mt-2 text-lede font-bold">{name}</h4>
            <p className="text-muted">{role}</p>
            {hours && (
              <p className="text-small text-muted">{`${hours.from}–${hours.to}, ${words.hours}`}</p>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
