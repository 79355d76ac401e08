import { COLLECTION } from './collection';

/** Why a collection could not be read, in words for the person who builds; unknown errors keep their own. */
const CAUSES: Readonly<Record<string, string>> = {
  'permission-denied': 'reading it is forbidden; deploy firestore.rules',
  unauthenticated: 'the API key was refused',
  'not-found': 'the project has no such database',
  unavailable: 'Firestore cannot be reached',
  unknown: 'Firestore cannot be reached',
};

export function readFailure(projectId: string, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const own = error instanceof Error ? error.message : String(error);
  return sentence(projectId, CAUSES[code] ?? own);
}

/** What is said of a collection that answered, but holds no posts. */
export function emptyFailure(projectId: string, documents: number): string {
  return sentence(
    projectId,
    documents === 0
      ? 'it is empty; fill it with npm run posts:push'
      : `none of its ${documents} documents is a post`,
  );
}

function sentence(projectId: string, cause: string): string {
  return `The collection “${COLLECTION}” of the project “${projectId}” gave no posts: ${cause}. Nothing was built; out/ is as it was.`;
}
