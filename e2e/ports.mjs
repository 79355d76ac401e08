// Only Node's own modules here: tools/test.mjs reads it before anything is installed.

/** The port of the site under test; those of other servers and of single tests count on from it. */
export const PORT = Number(process.env.E2E_PORT ?? 4173);

/** How many ports from that one on the tests use. */
export const PORT_COUNT = 100;
