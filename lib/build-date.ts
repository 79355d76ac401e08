/** The day the site was built, `YYYY-MM-DD`; `SOURCE_DATE_EPOCH` fixes it for builds that must repeat. */
export const buildDate = new Date(
  process.env.SOURCE_DATE_EPOCH ? Number(process.env.SOURCE_DATE_EPOCH) * 1000 : Date.now(),
)
  .toISOString()
  .slice(0, 10);
