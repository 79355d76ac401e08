import type { Marked, StateAttributes } from './attributes';

/** Where the build was told that the collection's documents are. */
declare const DOCUMENTS_URL: string;

/**
 * On the page of a post that the build knew, where a collection is configured: takes it off the page if the collection
 * has it no more, or as a draft. Where the collection does not answer, the post stays.
 */
(async () => {
  const id = location.pathname.split('/').pop();
  try {
    const answer = await fetch(`${DOCUMENTS_URL}/${id}?mask.fieldPaths=draft`);
    const isDraft = answer.ok && (await answer.json()).fields?.draft?.booleanValue === true;
    if (answer.status === 404 || isDraft)
      (document.documentElement as Marked<StateAttributes>).dataset.withdrawn = '';
  } catch {
    // Nobody knows.
  }
})();
