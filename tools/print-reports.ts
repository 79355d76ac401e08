import '../build/report-errors.mjs';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { PUBLIC } from '../build/public-files';
import { SPECIMEN_FRAGMENT } from '../content/specimen';
import { reportFolder } from '../lib/file-paths';
import { pathOf } from '../lib/routes';
import { printedReportsFile, sampleReports, wordsHash } from '../lib/sample-reports';
import { palette } from '../tailwind.config';
import { openExport } from './open-export';

// `npm run reports:print`: each specimen's PDF under public/reports/, printed from its sheet in the export.

/** The colours of day, for the page's own rules print black. */
const inks = Object.keys(palette)
  .map((name) => `--color-${name}: revert-layer`)
  .join('; ');

/** A sheet by itself on A4, its root size that of a report's text. */
const PRINTED = `
  html:root { font-size: 9.5pt; ${inks}; --color-paper: #fff }
  body { all: revert-layer }
  @page { size: A4; margin: 16mm; @bottom-right { content: none } }
  #${SPECIMEN_FRAGMENT} { border: 0; padding: 0 }
  #${SPECIMEN_FRAGMENT} details { border: 0 }
  #${SPECIMEN_FRAGMENT} summary { display: none }
`;

/** What each file's words are known by, for the check that says which are stale. */
const printed: Record<string, string> = {};

const { browser, origin } = await openExport();
rmSync(`${PUBLIC}${reportFolder}`, { recursive: true, force: true });
mkdirSync(`${PUBLIC}${reportFolder}`);
for (const { page: shown, specimen, path } of sampleReports) {
  const page = await browser.newPage({ bypassCSP: true });
  await page.goto(origin + pathOf(shown), { waitUntil: 'load' });
  await leaveSheet(page, specimen.title, PRINTED);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const file = `${PUBLIC}${path}`;
  const pdf = await page.pdf({
    tagged: true,
    outline: false,
    preferCSSPageSize: true,
    printBackground: true,
  });
  writeFileSync(file, pdf);
  printed[path] = wordsHash(specimen);
  await page.close();
  console.log(`${file}: ${pdf.length} bytes`);
}
writeFileSync(printedReportsFile, `${JSON.stringify(printed, null, 2)}\n`);
await browser.close();
process.exit();

/** Leaves of a page its sheet alone, whose title is then that of a document. */
function leaveSheet(page: Page, title: string, look: string) {
  return page.evaluate(
    ([fragment, title, look]) => {
      const sheet = document.getElementById(fragment);
      if (!sheet) throw new Error(`no #${fragment} on ${location.pathname}`);
      document.title = title;
      // Hidden and not removed, for the links to the page's style sheets are among them.
      for (const other of document.body.querySelectorAll<HTMLElement>(':scope > *')) {
        other.style.display = 'none';
      }
      // Last, so that it wins over the page's own rules for paper.
      const style = document.createElement('style');
      style.textContent = look;
      document.body.append(sheet, style);
      for (const heading of sheet.querySelectorAll('h3, h4')) {
        const raised = document.createElement(heading.tagName === 'H3' ? 'h1' : 'h2');
        raised.className = heading.className;
        raised.append(...heading.childNodes);
        heading.replaceWith(raised);
      }
    },
    [SPECIMEN_FRAGMENT, title, look] as const,
  );
}
