import { expect, type Page } from '@playwright/test';
import { glossary } from '../content/glossary';
import { search } from '../content/search';
import { labelOf, pathOf, serviceIds } from '../lib/routes';
import { countLineOf } from './parts';

/** On the search page: asks for every service by its name and by its acronym, and expects its page as the first result. */
export async function expectServicesFound(page: Page) {
  const first = page.getByRole('region', { name: search.results }).getByRole('link').first();
  for (const id of serviceIds) {
    const label = labelOf(id);
    const acronyms = label.split(/[^\w]+/).filter((word) => word in glossary);
    const named = Object.keys(glossary).filter((key) => key.toLowerCase() === id);
    for (const asked of new Set([label, ...acronyms, ...named])) {
      await page.getByLabel(search.field).fill(asked);
      await expect(countLineOf(page)).toContainText(`“${asked}”`);
      await expect(first, asked).toHaveAttribute('href', pathOf(id));
    }
  }
}
