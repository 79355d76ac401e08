import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong with a page, but for the parts that some selectors find: a line for each rule. */
export async function faultsToAxe(page: Page, exclude: readonly string[] = []): Promise<string[]> {
  const builder = new AxeBuilder({ page })
    .withTags(RULES)
    // Legacy mode opens no second page for its report, which only frames of other origins need.
    .setLegacyMode()
    // The nodes that pass are not asked for, so none is described.
    .options({ resultTypes: ['violations'] });
  for (const selector of exclude) builder.exclude(selector);
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
