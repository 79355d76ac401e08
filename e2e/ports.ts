/** The port of the site under test; other servers count on from it. `E2E_PORT` moves them all. */
export const PORT = Number(process.env.E2E_PORT ?? 4173);
