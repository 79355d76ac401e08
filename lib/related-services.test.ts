import { servicePages } from '@/content/services';
import { relatedServices } from './related-services';
import { ancestorsOf, serviceIds } from './routes';

test.each(serviceIds)('%s names other services that it does not lead to already', (id) => {
  const related = relatedServices(id);
  const cards = servicePages[id].sections.flatMap((section) =>
    section.kind === 'cards' ? section.cards.map(({ route }) => route as string) : [],
  );
  expect(new Set(related).size).toBe(related.length);
  for (const other of related) {
    expect([id, 'services', ...ancestorsOf(id), ...cards]).not.toContain(other);
  }
  expect(relatedServices(id)).toEqual(related);
});
