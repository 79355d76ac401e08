const FETCH_TIMEOUT_MS = 8_000;

/**
 * A JSON file of this site.
 * @throws when it does not come in time, or is not what it should be, like a page that a host answers in its place.
 */
export async function readJson<Content>(
  path: string,
  isSound: (content: unknown) => content is Content,
): Promise<Content> {
  const answer = await fetch(path, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
  const content: unknown = answer.ok && (await answer.json());
  if (!isSound(content)) throw new Error(`${path} is not what it should be.`);
  return content;
}
