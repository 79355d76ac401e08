import { draftMarks, isHeldBack } from '../lib/blog/draft-marks';

/** Where the build was told that the collection's documents are. */
declare const DOCUMENTS_URL: string;

/**
 * On the page of a post that the build knew, where a collection is configured: takes it off the page if the collection
 * has it no more, or as a draft. Where the collection does not answer, the post stays.
 */
(async () => {
  const id = location.pathname.split('/').pop();
  try {
    const mask = draftMarks.map((name) => `mask.fieldPaths=${name}`).join('&');
    const answer = await fetch(`${DOCUMENTS_URL}/${id}?${mask}`);
    const { fields = {} } = answer.ok ? await answer.json() : {};
    const values = Object.entries(fields).map(([name, value]) => [
      name,
      Object.values(value as object)[0],
    ]);
    if (answer.status === 404 || isHeldBack(Object.fromEntries(values)))
      document.documentElement.dataset.withdrawn = '';
  } catch {
    // Nobody knows.
  }
})();
