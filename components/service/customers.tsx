import type { CompanyFacts } from '@/content/data';
import { factWords } from '@/content/interface';
import type { ServiceId } from '@/content/routes';
import { currentFacts } from '../layout/company-facts';
import { Section } from '../ui/section';

interface CustomersProps {
  /** A service's page prints what is about it; home prints all. */
  page: ServiceId | 'home';
  facts?: CompanyFacts;
}

/** Customers' words, and the work that was done for them; no band while the company has given neither. */
export function Customers({ page, facts = currentFacts }: CustomersProps) {
  const ofPage = ({ pages }: { pages: readonly string[] }) =>
    page === 'home' || pages.includes(page);
  const praise = (facts.praise ?? []).filter(ofPage);
  const cases = (facts.cases ?? []).filter(ofPage);
  if (praise.length + cases.length === 0) return null;
  return (
    <Section heading={factWords.customers}>
      {praise.map(({ words, customer }) => (
        <figure key={words} className="mb-3">
          <blockquote className="max-w-measure text-lede">{`“${words}”`}</blockquote>
          <figcaption className="mt-0.5 text-small text-muted">{customer}</figcaption>
        </figure>
      ))}
      {cases.length > 0 && (
        <ul>
          {cases.map(({ customer, text }) => (
            <li key={text} className="border-t border-line py-1.5">
              <h3 className="font-bold">{customer}</h3>
              <p className="max-w-measure text-muted">{text}</p>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
